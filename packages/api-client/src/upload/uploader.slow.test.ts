import { expect, it } from 'vitest';
import { aMemory } from './testing/aMemory.ts';
import { aQueue, first } from './testing/aQueue.ts';
import { aFile, fakeFileService, wholeContent } from './testing/fakeFileService.ts';
import { slowLine } from './testing/slowLine.ts';
import { CHUNK_SIZE, SMALLEST_CHUNK } from './uploadLimits.ts';
import type { UploadSource } from './uploadTransport.ts';

const MiB = 1024 * 1024;

/** A queue on a slow line, and the sizes of chunks that it used, in order. */
function onALine(buffer?: number) {
  const { kept, memory } = aMemory();
  const server = fakeFileService();
  const sizes: number[] = [];
  const line = slowLine(server.transport, {
    plannedSize: (size) => void (sizes.at(-1) !== size && sizes.push(size)),
    ...(buffer === undefined ? {} : { buffer }),
  });
  const queue = aQueue(undefined, { transport: line.transport, memory }, server);

  async function seconds(count: number, bytesPerSecond: number): Promise<void> {
    for (let half = 0; half < 2 * count; half += 1) {
      line.carry(bytesPerSecond, 500);
      await queue.time.advance(500);
    }
  }
  return { ...queue, line, sizes, seconds, kept, memory };
}

it('cuts a file anew whose first chunks are slow, and loses little by it', async () => {
  const { uploader, server, line, sizes, seconds, drawn, events } = onALine();
  const size = 6 * MiB;
  uploader.add([aFile('a.zip', size)], 1);
  await seconds(4, 60_000);
  expect(sizes).toEqual([CHUNK_SIZE]);
  await seconds(2, 60_000);
  expect(sizes).toEqual([CHUNK_SIZE, SMALLEST_CHUNK]);
  await seconds(120, 60_000);
  expect((await drawn()).items).toMatchObject([{ status: 'complete', percent: 100 }]);
  expect([...server.registered.keys()]).toEqual(['file-2']);
  expect(await server.content('file-2')).toBe(wholeContent(size, SMALLEST_CHUNK));
  expect(events).toEqual(['fileAdded a.zip', 'start a.zip', 'complete a.zip']);
  expect(line.carried() - size).toBeLessThan(5.5 * 60_000);
});

it('sees through the buffers of the system, which take most of a chunk at once', async () => {
  const { uploader, line, sizes, seconds, drawn } = onALine(4 * MiB);
  uploader.add([aFile('a.zip', 6 * MiB)], 1);
  await seconds(16, 60_000);
  expect(sizes).toEqual([CHUNK_SIZE, SMALLEST_CHUNK]);
  await seconds(120, 60_000);
  expect((await drawn()).items[0]?.status).toBe('complete');
  expect(line.carried() - 6 * MiB).toBeLessThan(15.5 * 60_000);
});

it('bears with a line that falters', async () => {
  const { uploader, sizes, seconds, drawn } = onALine();
  uploader.add([aFile('a.zip', 40 * MiB)], 1);
  await seconds(5, 2 * MiB);
  await seconds(5, 10_000);
  await seconds(30, 2 * MiB);
  expect(sizes).toEqual([CHUNK_SIZE]);
  expect((await drawn()).items[0]?.status).toBe('complete');
});

it('cuts the next files by what the first ones taught', async () => {
  const { uploader, server, sizes, seconds, drawn } = onALine();
  uploader.add([aFile('a.zip', 4 * MiB)], 1);
  await seconds(10, 600_000);
  uploader.add([aFile('b.zip', 4 * MiB)], 1);
  await seconds(10, 600_000);
  expect((await drawn()).items.map(({ status }) => status)).toEqual(['complete', 'complete']);
  expect(sizes).toEqual([CHUNK_SIZE, MiB]);
  expect([...server.registered.keys()]).toEqual(['file-1', 'file-2']);
});

it.each([
  ['has arrived', 20_000],
  ['is half there', 300_000],
])('leaves a file alone once a part of it %s', async (_, part) => {
  const { uploader, server, sizes, seconds, drawn } = onALine();
  uploader.add([aFile('a.zip', 2 * CHUNK_SIZE + part)], 1);
  await seconds(60, 120_000);
  expect(server.stored.get('file-1')?.chunks.size).toBe(1);
  await seconds(20, 3 * MiB);
  expect(sizes).toEqual([CHUNK_SIZE]);
  expect((await drawn()).items[0]?.status).toBe('complete');
});

it('keeps the usual size on a fast line', async () => {
  const { uploader, server, sizes, seconds } = onALine();
  uploader.add([aFile('a.zip', 40 * MiB), aFile('b.zip', 40 * MiB)], 1);
  await seconds(60, 4 * MiB);
  expect(sizes).toEqual([CHUNK_SIZE]);
  expect([...server.registered.keys()]).toEqual(['file-1', 'file-2']);
});

it('takes a line that stands still for no slow one', async () => {
  const { uploader, time, sizes, seconds, drawn } = onALine();
  uploader.add([aFile('a.zip', 10 * MiB)], 1);
  await seconds(1, 2 * MiB);
  time.connect(false);
  await seconds(30, 0);
  time.connect(true);
  await seconds(10, 2 * MiB);
  expect(sizes).toEqual([CHUNK_SIZE]);
  expect((await drawn()).items[0]?.status).toBe('complete');
});

/** A page on a slow line that sent some of a file, and is gone. */
async function beforeReload(file: UploadSource) {
  const page = onALine();
  page.uploader.add([file], 1);
  await page.seconds(40, 60_000);
  return page;
}

it('goes on after a reload with the size that the upload began with', async () => {
  const size = 6 * MiB;
  const file = { ...aFile('a.zip', size), lastModified: 7 };
  const { server, memory, kept } = await beforeReload(file);
  const stored = [...(server.stored.get('file-2')?.chunks.keys() ?? [])];
  expect(stored.length).toBeGreaterThan(1);
  expect([...kept.values()]).toMatchObject([{ identifier: 'file-2', chunkSize: SMALLEST_CHUNK }]);
  const sent = server.log.length;
  const { uploader, becomes } = aQueue(undefined, { memory }, server);
  await becomes('interrupted');
  uploader.continueWith([file]);
  await becomes('complete');
  expect(server.log.length - sent).toBe(12 - stored.length);
  expect(await server.content('file-2')).toBe(wholeContent(size, SMALLEST_CHUNK));
});

it('begins anew, once, if the server knows another cut of a file of which nothing has arrived', async () => {
  const differs = { refused: 422, code: 'uploadPlanDiffers', message: 'Another file.' } as const;
  const { uploader, server, becomes } = aQueue(first('chunk', differs, differs));
  uploader.add([aFile('a.pdf', 10)], 1);
  const { items } = await becomes('errored');
  expect(items).toMatchObject([{ failureReason: 'Another file.', retryable: false }]);
  uploader.add([aFile('b.pdf', 10)], 1);
  await becomes('errored', 'complete');
  expect(server.log).toEqual(['file-1#1', 'file-2#1', 'file-3#1']);
});
