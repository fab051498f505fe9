import { isBrandColor } from '../../theme/brand.js';
import { hexToOklch, oklchToHex } from '../../theme/oklch.js';

/** Returns `#RRGGBB` for six hex digits with or without `#`, otherwise null. */
export function normalColor(value: string): string | null {
  return isBrandColor(value) ? `#${value.replace('#', '').toUpperCase()}` : null;
}

const lightness = [0.965, 0.93, 0.87, 0.79, 0.7, 0.62, 0.54, 0.47, 0.4, 0.34, 0.28, 0.2];

/**
 * Returns shades of the colour, lightest first: its hue, with as much of its chroma as each lightness allows.
 */
export function colorRamp(color: string): readonly string[] {
  const { c, h } = hexToOklch(color);
  return lightness.map((l) => oklchToHex({ l, c: l > 0.9 ? Math.min(c, 0.04) : c, h }));
}
