import { PNG } from 'pngjs';
import { decodePng, type Pixels } from './decodePng.ts';

const red = [217, 30, 24] as const;

/** How much of what did not change is left: a faint picture to find one's way by. */
const faint = 0.15;

/** The colour of a pixel; null outside of the picture. */
function colorAt({ width, height, channels, data }: Pixels, x: number, y: number): readonly number[] | null {
  if (x >= width || y >= height) return null;
  const from = (y * width + x) * channels;
  return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
}

/**
 * The later picture, faint, with every pixel that differs in red. Pictures of different sizes are laid over one another
 * at their top left corners; what only one of them has differs.
 */
export function differencePicture(before: Buffer, after: Buffer): { png: Buffer; pixels: number } {
  const [old, now] = [decodePng(before), decodePng(after)];
  const picture = new PNG({
    width: Math.max(old.width, now.width),
    height: Math.max(old.height, now.height),
  });
  let pixels = 0;
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
    const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)];
    const [from, to] = [colorAt(old, x, y), colorAt(now, x, y)];
    // Beyond both, in the corner that a wide and a tall picture leave, nothing was drawn.
    const differs = (from ?? to) !== null && [0, 1, 2].some((channel) => from?.[channel] !== to?.[channel]);
    if (differs) pixels += 1;
    for (const channel of [0, 1, 2] as const)
      picture.data[pixel * 4 + channel] = differs
        ? red[channel]
        : Math.round(255 - (255 - (to?.[channel] ?? 255)) * faint);
    picture.data[pixel * 4 + 3] = 255;
  }
  return { png: PNG.sync.write(picture), pixels };
}
