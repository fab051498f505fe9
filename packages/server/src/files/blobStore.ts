import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredBlob {
  key: string;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes under keys that the store makes. What `put` answered is on disk, whatever happens next. */
export interface BlobStore {
  put(source: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredBlob>;
  /** All bytes at once; throws when the key is unknown. */
  read(key: string): Promise<Uint8Array>;
  stream(key: string, range?: ByteRange): Readable;
  /** Bytes, or null when there is no such blob. */
  size(key: string): Promise<number | null>;
  /** One new blob out of several, in this order. */
  assemble(keys: readonly string[]): Promise<StoredBlob>;
  remove(key: string): Promise<void>;
  /** Removes what writes left half done before `before`, such as at a power cut; answers how many. */
  sweep(before: Date): Promise<number>;
}

/** How much is read at a time where files are joined. */
const readSize = 1024 * 1024;

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function pathOf(root: string, key: string): string {
  if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('Not a key of this blob store.');
  return join(root, key.slice(0, 2), key);
}

/** Makes the folder of a blob; a new one must be on disk before anything in it can be. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await syncFolder(dirname(folder));
}

/** Blobs as files below `root`: written under a temporary name, synced, renamed, and the folder synced. */
export function openDiskBlobStore(root: string): BlobStore {
  async function put(source: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredBlob> {
    const key = randomUUID();
    const path = pathOf(root, key);
    const temporary = `${path}.part`;
    await makeFolder(dirname(path));
    const hash = createHash('sha256');
    let size = 0;
    const handle = await open(temporary, 'wx', 0o600);
    try {
      for await (const piece of source instanceof Uint8Array ? [source] : source) {
        hash.update(piece);
        size += piece.length;
        for (let at = 0; at < piece.length;) at += (await handle.write(piece, at)).bytesWritten;
      }
      await handle.sync();
    } catch (error) {
      await handle.close();
      await rm(temporary, { force: true });
      throw error;
    }
    await handle.close();
    await rename(temporary, path);
    await syncFolder(dirname(path));
    return { key, sha256: hash.digest('hex'), size };
  }

  async function* joined(keys: readonly string[]): AsyncIterable<Uint8Array> {
    for (const key of keys) {
      yield* createReadStream(pathOf(root, key), { highWaterMark: readSize });
    }
  }

  return {
    put,
    read: async (key) => new Uint8Array(await readFile(pathOf(root, key))),
    stream: (key, range) => createReadStream(pathOf(root, key), range),
    async size(key) {
      try {
        return (await stat(pathOf(root, key))).size;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    assemble: (keys) => put(joined(keys)),
    remove: (key) => rm(pathOf(root, key), { force: true }),
    async sweep(before) {
      let removed = 0;
      for await (const name of glob('*/*.part', { cwd: root })) {
        const path = join(root, name);
        const found = await stat(path).catch(() => null);
        if (found === null || found.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
