import type { ColorName } from '../tokens.js';

/** The tokens that take their hue from the firm's colour. */
export const brandTokens = [
  'accent',
  'accentHover',
  'brandField',
  'accentText',
  'accentSurface',
  'accentSurfaceStrong',
  'accentBorder',
  'accentMark',
  'focus',
] as const satisfies readonly ColorName[];
