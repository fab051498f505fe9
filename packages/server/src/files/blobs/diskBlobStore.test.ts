import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BlobStore } from './blobStore.ts';
import { SLICE } from './digestSlices.ts';
import { openDiskBlobStore } from './diskBlobStore.ts';
import { sha256 } from '../testing/filesFixture.ts';

let folder: string;
let store: BlobStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-blobs-'));
  store = openDiskBlobStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('every byte of it');

it('keeps bytes, their length and their digest', async () => {
  const blob = await store.put(bytes);
  expect(blob).toMatchObject({ size: bytes.length, sha256: sha256(bytes) });
  expect(await store.read(blob.key)).toEqual(bytes);
  expect(await store.size(blob.key)).toBe(bytes.length);
});

it('reads a range', async () => {
  const { key } = await store.put(bytes);
  const parts = await store.stream(key, { start: 6, end: 9 }).toArray();
  expect(Buffer.concat(parts).toString()).toBe('byte');
});

it('computes a digest for concurrent requests', async () => {
  const { key } = await store.put(bytes);
  expect(await Promise.all([store.digest(key), store.digest(key)])).toEqual([sha256(bytes), sha256(bytes)]);
  await expect(store.digest('00000000-0000-0000-0000-000000000000')).rejects.toThrow('ENOENT');
});

/** A file of several slices, mostly of zeros. */
async function largeFile(): Promise<string> {
  const { key } = await store.put(bytes);
  await truncate(join(folder, 'files', key.slice(0, 2), key), 8 * SLICE);
  return key;
}

it('reads large files in slices, between which those of other firms are read', async () => {
  const settled: string[] = [];
  const note = (name: string) => () => void settled.push(name);
  const large = await largeFile();
  const { key } = await store.put(bytes);
  const digest = store.digestNow(large, { firmId: 1 });
  const whole = Buffer.alloc(8 * SLICE);
  whole.set(bytes);
  await Promise.all([
    digest.then(note('large')),
    store.digestNow(key, { firmId: 2 }).then(note('other firm')),
    store.digestNow(key, { firmId: 1 }).then(note('same firm')),
  ]);
  expect(settled.at(-1)).toBe('large');
  expect(await digest).toBe(sha256(whole));
});

it('drops a file that nobody waits for any more', async () => {
  const large = await largeFile();
  let isGone = false;
  const abandoned = store.digestNow(large, { isGone: () => isGone });
  isGone = true;
  await expect(abandoned).rejects.toMatchObject({ name: 'DigestAbandoned' });
  // Whoever asks next gets it from its beginning.
  expect(await store.digestNow(large)).toBe(await store.digest(large));
});

it('shows nothing of a write that failed', async () => {
  const before = await allFiles();
  async function* broken() {
    yield bytes;
    throw new Error('The connection is gone.');
  }
  await expect(store.put(broken())).rejects.toThrow('The connection is gone.');
  expect(await allFiles()).toEqual(before);
});

it('knows no keys but its own', async () => {
  await expect(store.read('../../etc/passwd')).rejects.toThrow();
  expect(await store.size('00000000-0000-0000-0000-000000000000')).toBeNull();
  await store.remove('00000000-0000-0000-0000-000000000000');
});

it('sweeps what a power cut left half written, and nothing else', async () => {
  const { key } = await store.put(bytes);
  const half = join(folder, 'files', key.slice(0, 2), `${key}.part`);
  await writeFile(half, 'half');
  expect(await store.sweep(new Date(Date.now() - 3_600_000))).toBe(0);
  await utimes(half, new Date(0), new Date(0));
  expect(await store.sweep(new Date(Date.now() - 3_600_000))).toBe(1);
  expect(await store.read(key)).toEqual(bytes);
});

async function allFiles(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.length > 40).sort();
}

it('frees the memory of a part once it is on disk, and no memory that other bytes share', async () => {
  const own = new TextEncoder().encode('memory of its own');
  const shared = new TextEncoder().encode('shared, and more');
  const piece = shared.subarray(0, 6);
  const length = own.length + piece.length;
  async function* pieces() {
    yield own;
    yield piece;
    // No memory to free.
    yield new Uint8Array();
  }
  const part = await store.drafts.write('owner', { start: 0, length, total: length }, pieces());
  await part.close();
  expect(own.buffer.detached).toBe(true);
  expect(new TextDecoder().decode(shared)).toBe('shared, and more');
  const stored: Uint8Array[] = [];
  for await (const some of store.drafts.read(part)) stored.push(some);
  expect(Buffer.concat(stored).toString()).toBe('memory of its ownshared');
});

it('leaves the memory of bytes that are stored at once to their owner', async () => {
  await store.put(bytes);
  expect(bytes.buffer.detached).toBe(false);
});
