import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

export const MiB = 1024 * 1024;

/** A file of random bytes, so that no two parts of it can be mistaken for each other. */
export interface FileOnDisk {
  readonly path: string;
  readonly name: string;
  readonly sha256: string;
}

/** Writes one piece by piece: it may be larger than what should be in memory. `size` in bytes. */
export async function randomFile(folder: string, name: string, size: number): Promise<FileOnDisk> {
  const file = path.join(folder, name);
  const handle = await open(file, 'w');
  const hash = createHash('sha256');
  try {
    for (let at = 0; at < size; at += 4 * MiB) {
      const piece = randomFillSync(new Uint8Array(Math.min(4 * MiB, size - at)));
      hash.update(piece);
      await handle.write(piece);
    }
  } finally {
    await handle.close();
  }
  return { path: file, name, sha256: hash.digest('hex') };
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex');
}
