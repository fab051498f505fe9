import type { MediaFeatures } from './media/mediaQuery.ts';

interface Viewport {
  readonly name: string;
  readonly styles: { readonly width: string; readonly height: string };
  /** Media features of the device; none for one with a mouse. */
  readonly media: MediaFeatures;
}

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

const mouse: MediaFeatures = {};
const touch: MediaFeatures = {
  pointer: 'coarse',
  'any-pointer': 'coarse',
  hover: 'none',
  'any-hover': 'none',
};

/** Devices of the toolbar; a story selects one with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  desk: { name: 'Desktop, 1440', styles: size(1440, 900), media: mouse },
  notebook: { name: 'Notebook, 1366', styles: size(1366, 768), media: mouse },
  laptop: { name: 'Laptop, 1200', styles: size(1200, 900), media: mouse },
  tablet: { name: 'Tablet, 768, touch', styles: size(768, 1024), media: touch },
  phone: { name: 'Phone, 390, touch', styles: size(390, 844), media: touch },
  narrow: { name: 'Narrow, 320, touch', styles: size(320, 640), media: touch },
  zoomed: { name: 'Zoomed by 400 %, 320 by 256, touch', styles: size(320, 256), media: touch },
  low: { name: 'Low, 640 by 360, touch', styles: size(640, 360), media: touch },
} as const satisfies Record<string, Viewport>;

/** Returns the media features of the device that a story is shown on. */
export function deviceMedia(globals: Readonly<Record<string, unknown>>): MediaFeatures {
  const viewport = globals['viewport'];
  const selected =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return Object.entries(viewports).find(([name]) => name === selected)?.[1].media ?? mouse;
}
