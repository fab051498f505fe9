import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { glob, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore, StoredBlob } from './blobStore.ts';
import { digestFile, digestFileNow } from './digest.ts';
import { openDiskDrafts } from './diskDrafts.ts';
import { blobPath, hasCode, isKey, makeFolderOf, newKey, syncFolder, type OpenFile } from './diskFiles.ts';
import { writeAt } from './writeAt.ts';

/** Names of the folders that blobs are in. */
const folderPattern = /^[0-9a-f]{2}$/;

/** Hashes the bytes that pass through. */
async function* hashed(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncIterable<Uint8Array> {
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
}

/** Blobs as files below `root`: written under a temporary name, synced, renamed, and the folder synced. */
export function openDiskBlobStore(root: string, openFile: OpenFile = open): BlobStore {
  const ownerPath = join(root, 'owner');

  async function put(source: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredBlob> {
    const key = newKey();
    const path = blobPath(root, key);
    const temporary = `${path}.part`;
    await makeFolderOf(path);
    const hash = createHash('sha256');
    const handle = await openFile(temporary, 'wx', 0o600);
    let size: number;
    try {
      size = await writeAt(handle, 0, hashed(source instanceof Uint8Array ? [source] : source, hash));
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

  /** None while nothing was stored yet. */
  async function folders(): Promise<string[]> {
    try {
      return (await readdir(root)).filter((name) => folderPattern.test(name));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    }
  }

  async function found(key: string): Promise<Stats | null> {
    try {
      return await stat(blobPath(root, key));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  return {
    put,
    async read(key) {
      const { buffer, byteOffset, byteLength } = await readFile(blobPath(root, key));
      return new Uint8Array(buffer, byteOffset, byteLength);
    },
    stream: (key, range) => createReadStream(blobPath(root, key), range),
    size: async (key) => (await found(key))?.size ?? null,
    async state(key) {
      try {
        const file = await stat(blobPath(root, key), { bigint: true });
        // No program can choose when a file was changed, unlike when its bytes were written.
        return [file.ino, file.size, file.mtimeNs, file.ctimeNs].join(' ');
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    digest: async (key, asker) => digestFile(blobPath(root, key), (await found(key))?.size ?? 0, asker),
    digestNow: async (key, asker) => digestFileNow(blobPath(root, key), (await found(key))?.size ?? 0, asker),
    remove: (key) => rm(blobPath(root, key), { force: true }),
    async *keys() {
      for (const folder of await folders()) {
        const names = await readdir(join(root, folder));
        yield names.filter(isKey);
      }
    },
    writtenAt: async (key) => (await found(key))?.mtime ?? null,
    async owner() {
      try {
        return await readFile(ownerPath, 'utf8');
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async setOwner(installation) {
      await mkdir(root, { recursive: true });
      try {
        await writeFile(ownerPath, installation, { flag: 'wx', mode: 0o600, flush: true });
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
    },
    async sweep(before) {
      let removed = 0;
      for await (const name of glob('*/*.part', { cwd: root })) {
        const path = join(root, name);
        const file = await stat(path).catch(() => null);
        if (file === null || file.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
    drafts: openDiskDrafts(root, openFile),
  };
}
