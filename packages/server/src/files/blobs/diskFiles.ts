import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Opens files; a test brings its own to make the disk fail. */
export type OpenFile = typeof open;

const keyPattern = /^[0-9a-f-]{36}$/;

export function isKey(name: string): boolean {
  return keyPattern.test(name);
}

export function newKey(): string {
  return randomUUID();
}

/** Returns the path of a finished blob. */
export function blobPath(root: string, key: string): string {
  if (!isKey(key)) throw new Error('Not a key of this blob store.');
  return join(root, key.slice(0, 2), key);
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the folder of a file; a new one must be on disk before anything in it can be. */
export async function makeFolderOf(path: string): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await syncFolder(dirname(folder));
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  );
}
