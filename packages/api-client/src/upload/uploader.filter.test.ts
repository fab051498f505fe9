import { expect, it } from 'vitest';
import { aMemory } from './testing/aMemory.ts';
import { aQueue, first } from './testing/aQueue.ts';
import { aFile, type Fate } from './testing/fakeFileService.ts';

const gone = {
  refused: 409,
  code: 'uploadFilterDeleted',
  message: 'The filter was deleted before the document was added.',
} as const;
const waiting = { status: 'errored', failureReason: gone.message, filterDeleted: true, retryable: false };

/** A queue whose destinations are filters; 0 is none. */
function aFilteredQueue(...fates: Fate[]) {
  const { memory, kept } = aMemory();
  const queue = aQueue(first('register', ...fates), { withoutFilter: () => 0, memory });
  return { ...queue, kept };
}

it('keeps a file whose filter was deleted, and adds it without one', async () => {
  const destinations = new Array<number>();
  const { uploader, server, drawn, kept } = aFilteredQueue(gone);
  uploader.onEvent(({ type, item }) => type === 'complete' && destinations.push(item.destination));
  uploader.add([aFile('a.pdf', 10)], 31);
  expect((await drawn()).items[0]).toMatchObject(waiting);
  // A closed panel and Retry all leave it as it is, and so does a reload.
  uploader.clearFinished();
  uploader.retryAll();
  expect((await drawn()).items[0]).toMatchObject(waiting);
  expect(kept.size).toBe(1);

  uploader.addWithoutFilter('upload-1');
  expect((await drawn()).items[0]).toMatchObject({ status: 'complete', filterDeleted: false });
  expect([destinations, server.log, kept.size]).toEqual([[0], ['file-1#1'], 0]);
});

it('asks again if that is refused for the same reason, and can be removed', async () => {
  const { uploader, drawn } = aFilteredQueue(gone, gone);
  uploader.add([aFile('a.pdf', 10)], 31);
  await drawn();
  uploader.addWithoutFilter('upload-1');
  expect((await drawn()).items[0]).toMatchObject(waiting);
  uploader.dismiss('upload-1');
  await drawn();
  expect((await drawn()).items).toEqual([]);
});

it('adds only files without a filter that way', async () => {
  const { uploader, drawn } = aFilteredQueue({ refused: 422, message: 'No.' });
  uploader.add([aFile('a.pdf', 10)], 31);
  await drawn();
  uploader.addWithoutFilter('upload-1');
  expect((await drawn()).items[0]).toMatchObject({
    status: 'errored',
    failureReason: 'No.',
    destination: 31,
  });
});
