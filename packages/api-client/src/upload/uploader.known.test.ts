import { expect, it, vi } from 'vitest';
import { createRecogniser, type SameSizeDocument } from './recogniseFiles.ts';
import { sha256Of } from './sha256.ts';
import { aMemory } from './testing/aMemory.ts';
import { aQueue } from './testing/aQueue.ts';

const minutes = new File(['Minutes of the meeting'], 'minutes copy.txt');
const letter = new File(['Dear Sir or Madam,....'], 'letter.txt');

async function aDocument(): Promise<SameSizeDocument> {
  const created = '2026-05-03T02:00:00Z';
  return { id: 31, name: 'Minutes.txt', created, size: minutes.size, sha256: await sha256Of(minutes) };
}

async function aKnowingQueue() {
  const sameSize = vi.fn(() => aDocument().then((document) => [document]));
  const queue = aQueue(undefined, { recognise: createRecogniser<number>(sameSize) });
  queue.uploader.add([minutes, letter], 12);
  await queue.becomes('duplicate', 'complete');
  return { ...queue, sameSize };
}

it('says which document a file already is, and holds nothing else up', async () => {
  const { uploader, server, sameSize } = await aKnowingQueue();
  expect(sameSize).toHaveBeenCalledExactlyOnceWith([minutes.size], 12, expect.any(AbortSignal));
  const { items, summary } = uploader.getSnapshot();
  expect(items[0]?.known).toEqual({ id: 31, name: 'Minutes.txt', created: '2026-05-03T02:00:00Z' });
  expect(summary).toMatchObject({ total: 2, complete: 1, active: 0, waiting: 1 });
  expect([...server.registered.values()].map(({ name }) => name)).toEqual(['letter.txt']);
});

it.each([
  ['the one of its name', 'MINUTES copy.txt', 30],
  ['the newest if none has its name', 'Copy of minutes.txt', 31],
])('of several documents with its bytes says %s', async (_, name, id) => {
  const newest = await aDocument();
  const older = { ...newest, id: 30, name, created: '2025-05-03T02:00:00Z' };
  const recognise = createRecogniser<number>(() => Promise.resolve([newest, older]));
  const { uploader, becomes } = aQueue(undefined, { recognise });
  uploader.add([minutes], 12);
  const { items } = await becomes('duplicate');
  expect(items[0]?.known?.id).toBe(id);
});

it('uploads it anyway', async () => {
  const { uploader, server, becomes } = await aKnowingQueue();
  uploader.uploadAnyway('upload-1');
  await becomes('complete', 'complete');
  expect(server.registered.size).toBe(2);
});

it('skips it', async () => {
  const { uploader, server, drawn } = await aKnowingQueue();
  uploader.cancel('upload-1');
  expect((await drawn()).items[0]).toMatchObject({ status: 'aborted', known: { id: 31 } });
  expect(server.registered.size).toBe(1);
});

it('asks for the second of two equal files that were added together', async () => {
  const recognise = createRecogniser<number>(() => Promise.resolve([]));
  const { uploader, becomes, server } = aQueue(undefined, { recognise });
  const again = new File(['Minutes of the meeting'], 'minutes (1).txt');
  uploader.add([minutes, letter, again], 12);
  const { items } = await becomes('complete', 'complete', 'duplicate');
  expect(items[2]?.known).toEqual({ id: null, name: 'minutes copy.txt', created: null });
  expect([...server.registered.values()].map(({ name }) => name)).toEqual(['minutes copy.txt', 'letter.txt']);
  uploader.uploadAnyway('upload-3');
  await becomes('complete', 'complete', 'complete');
});

it('compares files with each other although nobody can say which documents there are', async () => {
  const recognise = createRecogniser<number>(() => Promise.reject(new Error('No connection.')));
  const { uploader, becomes } = aQueue(undefined, { recognise });
  uploader.add([minutes, new File(['Minutes of the meeting'], 'minutes (1).txt')], 12);
  await becomes('complete', 'duplicate');
});

it('keeps the question over a reload, and asks for the file of the one that is uploaded anyway', async () => {
  const { kept, memory } = aMemory();
  const recognise = createRecogniser<number>(() => aDocument().then((document) => [document]));
  const first = aQueue(undefined, { memory, recognise });
  first.uploader.add([minutes, new File(['Minutes of the meeting'], 'minutes (1).txt')], 12);
  await first.becomes('duplicate', 'duplicate');

  const { uploader, becomes, drawn, server } = aQueue(undefined, { memory, recognise });
  const asked = await becomes('duplicate', 'duplicate');
  expect(asked.items).toMatchObject([
    { known: { id: 31, name: 'Minutes.txt' }, cancellable: true },
    { known: { id: 31, name: 'Minutes.txt' }, cancellable: true },
  ]);
  uploader.uploadAnyway('upload-1');
  uploader.cancel('upload-2');
  expect((await drawn()).items).toMatchObject([
    { status: 'interrupted', resume: 'select', known: null },
    { status: 'aborted' },
  ]);
  uploader.continueWith([minutes]);
  await becomes('complete', 'aborted');
  expect([server.registered.size, kept.size]).toEqual([1, 0]);
});

it('uploads anyway with one press what the browser can read again', async () => {
  const { memory } = aMemory();
  const recognise = createRecogniser<number>(() => aDocument().then((document) => [document]));
  const handleOf = () => Promise.resolve({ getFile: () => Promise.resolve(minutes) });
  const first = aQueue(undefined, { memory, recognise, handleOf });
  first.uploader.add([minutes], 12);
  await first.becomes('duplicate');
  const { uploader, becomes } = aQueue(undefined, { memory, recognise });
  await becomes('duplicate');
  uploader.uploadAnyway('upload-1');
  await becomes('complete');
});

it('uploads files although nobody can say whether they are known', async () => {
  const recognise = createRecogniser<number>(() => Promise.reject(new Error('No connection.')));
  const { uploader, becomes } = aQueue(undefined, { recognise });
  uploader.add([minutes], 12);
  await becomes('complete');
});
