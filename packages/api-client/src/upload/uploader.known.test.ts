import { expect, it, vi } from 'vitest';
import { createRecogniser, type SameSizeDocument } from './recogniseFiles.ts';
import { sha256Of } from './sha256.ts';
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

it('uploads files although nobody can say whether they are known', async () => {
  const recognise = createRecogniser<number>(() => Promise.reject(new Error('No connection.')));
  const { uploader, becomes } = aQueue(undefined, { recognise });
  uploader.add([minutes], 12);
  await becomes('complete');
});
