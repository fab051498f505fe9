import { glob, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BlobDrafts, Part, Place, WrittenPart } from './blobStore.ts';
import { sameRange } from './compareFiles.ts';
import { blobPath, hasCode, makeFolderOf, newKey, syncFolder, type OpenFile } from './diskFiles.ts';
import { createDraftRegistry, type Draft } from './draftRegistry.ts';
import { freeBytes } from './freeBytes.ts';
import { writeAt } from './writeAt.ts';

/** How much is read at a time where files are copied, in bytes. */
const readSize = 1024 * 1024;

async function* bytesOf(handle: FileHandle, { start, length }: Part): AsyncIterable<Uint8Array> {
  for (let done = 0; done < length;) {
    const buffer = Buffer.allocUnsafe(Math.min(readSize, length - done));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start + done);
    if (bytesRead === 0) throw new Error('A draft is shorter than the parts it keeps.');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}

/** Drafts as files beside the blobs, named `{key}.draft` until they are joined. */
export function openDiskDrafts(root: string, openFile: OpenFile): BlobDrafts {
  const book = createDraftRegistry(newKey);
  const draftPath = (key: string) => `${blobPath(root, key)}.draft`;

  /** Opens a draft for reading; a completed one already has the name of its blob. */
  async function openPart(key: string): Promise<FileHandle> {
    try {
      return await open(draftPath(key), 'r');
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      return open(blobPath(root, key), 'r');
    }
  }

  async function create(draft: Draft, alone: boolean): Promise<void> {
    const path = draftPath(draft.key);
    await makeFolderOf(path);
    await (await openFile(path, 'wx', 0o600)).close();
    // A file that is one part only is synced with its folder when it is joined, before its commit is acknowledged.
    if (!alone) await syncFolder(dirname(path));
  }

  async function openForWriting(draft: Draft, place: Place): Promise<FileHandle> {
    await (draft.ready ??= create(draft, place.length === place.total));
    return openFile(draftPath(draft.key), 'r+');
  }

  /** The draft to write to and its file. One that another instance has joined or removed is left alone. */
  async function begin(owner: string, place: Place): Promise<{ draft: Draft; handle: FileHandle }> {
    const draft = book.claim(owner, place.start);
    try {
      return { draft, handle: await openForWriting(draft, place) };
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) {
        await release(owner, draft, place.start);
        throw error;
      }
      book.forget(owner, draft.key);
      const fresh = book.claim(owner, place.start);
      return { draft: fresh, handle: await openForWriting(fresh, place) };
    }
  }

  async function fill(handle: FileHandle, place: Place, source: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      const written = await writeAt(handle, place.start, source, { written: freeBytes });
      if (written !== place.length) throw new Error('The part has another length than was said.');
      await handle.datasync();
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** What was written stays readable through its handle: when a file is complete, other drafts are removed. */
  function openPartOf(handle: FileHandle, part: Part): WrittenPart {
    return {
      ...part,
      async equals(other) {
        if (part.length !== other.length) return false;
        const second = await openPart(other.draft);
        try {
          return await sameRange(handle, part.start, second, other.start, part.length);
        } finally {
          await second.close();
        }
      },
      close: () => handle.close(),
    };
  }

  async function release(owner: string, draft: Draft, start: number): Promise<void> {
    if (book.free(owner, draft, start)) await rm(draftPath(draft.key), { force: true });
  }

  async function copyOf(parts: readonly Part[]): Promise<string> {
    const key = newKey();
    const path = draftPath(key);
    await makeFolderOf(path);
    const target = await openFile(path, 'wx', 0o600);
    try {
      for (const part of parts) {
        const handle = await openPart(part.draft);
        try {
          await writeAt(target, part.start, bytesOf(handle, part));
        } finally {
          await handle.close();
        }
      }
      await target.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await target.close();
    }
    return key;
  }

  async function publish(key: string): Promise<void> {
    const path = blobPath(root, key);
    try {
      await rename(draftPath(key), path);
    } catch (error) {
      // Another call, or another instance, was first.
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    await syncFolder(dirname(path));
  }

  return {
    async write(owner, place, source) {
      const { draft, handle } = await begin(owner, place);
      try {
        await fill(handle, place, source);
      } catch (error) {
        await release(owner, draft, place.start);
        throw error;
      }
      return openPartOf(handle, { draft: draft.key, start: place.start, length: place.length });
    },
    async lengthOf(key) {
      for (const path of [draftPath(key), blobPath(root, key)]) {
        try {
          return (await stat(path)).size;
        } catch (error) {
          if (!hasCode(error, 'ENOENT')) throw error;
        }
      }
      return 0;
    },
    async *read(part) {
      const handle = await openPart(part.draft);
      try {
        yield* bytesOf(handle, part);
      } finally {
        await handle.close();
      }
    },
    async drop(owner, part) {
      const draft = book.find(owner, part.draft);
      if (draft) await release(owner, draft, part.start);
    },
    async join(owner, parts) {
      const [first] = parts;
      if (!first) throw new Error('A file needs a part.');
      const one = parts.every(({ draft }) => draft === first.draft);
      const key = one ? first.draft : await copyOf(parts);
      await publish(key);
      const { size } = await stat(blobPath(root, key));
      if (size !== parts.reduce((sum, { length }) => sum + length, 0))
        throw new Error('The parts do not make the file.');
      book.forget(owner, key);
      return { key, size };
    },
    async remove(key) {
      await rm(draftPath(key), { force: true });
      await rm(blobPath(root, key), { force: true });
    },
    async *olderThan(before) {
      for await (const name of glob('*/*.draft', { cwd: root })) {
        const found = await stat(join(root, name)).catch(() => null);
        if (found !== null && found.mtime < before) yield basename(name, '.draft');
      }
    },
  };
}
