import { PNG } from 'pngjs';
import { decodePng } from './decodePng.ts';

const red = [217, 30, 24] as const;

/** How much of what did not change is left: a faint picture to find one's way by. */
const faint = 0.15;

/** The later picture, faint, with every pixel that differs in red; null where the sizes differ. */
export function differencePicture(before: Buffer, after: Buffer): { png: Buffer; pixels: number } | null {
  const [old, now] = [decodePng(before), decodePng(after)];
  if (old.width !== now.width || old.height !== now.height || old.channels !== now.channels) return null;
  const { width, height, channels, data } = now;
  const picture = new PNG({ width, height });
  let pixels = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * channels;
    const differs = [0, 1, 2].some((channel) => old.data[from + channel] !== data[from + channel]);
    if (differs) pixels += 1;
    for (const channel of [0, 1, 2] as const)
      picture.data[pixel * 4 + channel] = differs
        ? red[channel]
        : Math.round(255 - (255 - (data[from + channel] ?? 0)) * faint);
    picture.data[pixel * 4 + 3] = 255;
  }
  return { png: PNG.sync.write(picture), pixels };
}
