import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { decodePng } from './decodePng.ts';

/** Width, height and the hash of the decoded pixels, "1440x900 0123456789abcdef": the same however it is encoded. */
export function pixelsOf(png: Buffer): string {
  const { width, height, data } = decodePng(png);
  return `${width}x${height} ${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;
}

/** Where the picture with these pixels is kept, outside git. */
export function screenshotFile(folder: string, pixels: string): string {
  return path.join(folder, `${pixels.replace(' ', '-')}.png`);
}

/** Keeps a picture, once for all stories that look alike. */
export function saveScreenshot(folder: string, pixels: string, png: Buffer): void {
  const file = screenshotFile(folder, pixels);
  if (existsSync(file)) {
    utimesSync(file, new Date(), new Date());
    return;
  }
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, png);
  renameSync(partial, file);
}

/** Throws pictures away that no story has looked like since then. */
export function pruneScreenshots(folder: string, since: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).mtime < since) rmSync(file);
  }
}
