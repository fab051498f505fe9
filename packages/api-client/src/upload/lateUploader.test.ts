import { expect, it, vi } from 'vitest';
import { createLateUploader } from './lateUploader.ts';
import { aFile, fakeFileService } from './testing/fakeFileService.ts';
import { manualRuntime } from './testing/manualRuntime.ts';
import { createUploader } from './uploader.ts';

const failureReason = 'The code is missing.';

function setUp() {
  const time = manualRuntime();
  const { transport, register, registered } = fakeFileService();
  const arrivals: PromiseWithResolvers<null>[] = [];
  const load = vi.fn(async () => {
    const arrival = Promise.withResolvers<null>();
    arrivals.push(arrival);
    await arrival.promise;
    return createUploader<number>({ transport, register, runtime: time.runtime });
  });
  const onFailure = vi.fn();
  const uploads = createLateUploader<number>({ load, failureReason, onFailure });
  const events: string[] = [];
  uploads.onEvent(({ type, item }) => type !== 'progress' && events.push(`${type} ${item.name}`));
  const drawn = vi.fn();
  uploads.subscribe(drawn);
  return {
    uploads,
    load,
    onFailure,
    events,
    drawn,
    registered,
    async arrives() {
      arrivals.at(-1)?.resolve(null);
      await time.settle();
    },
    async fails() {
      arrivals.at(-1)?.reject(new Error('Not found'));
      await time.settle();
    },
    async frame() {
      await time.settle();
      time.frame();
    },
  };
}

it('loads with the first files, which wait for it in their rows', async () => {
  const { uploads, load, arrives, frame, events, drawn, registered } = setUp();
  expect(load).not.toHaveBeenCalled();
  uploads.add([aFile('lease.pdf', 9), aFile('deed.pdf', 9)], 4);
  uploads.add([aFile('empty.pdf', 0)], 4);
  expect(load).toHaveBeenCalledOnce();
  const before = uploads.getSnapshot();
  expect(before.items.map(({ name, status }) => [name, status])).toEqual([
    ['lease.pdf', 'queued'],
    ['deed.pdf', 'queued'],
    ['empty.pdf', 'queued'],
  ]);
  // The page warns before it is left.
  expect(before.summary).toMatchObject({ total: 3, active: 3, errored: 0 });
  expect(drawn).toHaveBeenCalled();

  await arrives();
  expect(uploads.getSnapshot().items).toHaveLength(3);
  await frame();
  const after = uploads.getSnapshot();
  expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
  expect(after.items.map(({ status }) => status)).toEqual(['complete', 'complete', 'errored']);
  expect([...registered.values()].map(({ name }) => name)).toEqual(['lease.pdf', 'deed.pdf']);
  expect(events).toEqual([
    'fileAdded lease.pdf',
    'fileAdded deed.pdf',
    'fileAdded empty.pdf',
    'errored empty.pdf',
    'start lease.pdf',
    'start deed.pdf',
    'complete lease.pdf',
    'complete deed.pdf',
  ]);
});

it('is the uploader itself from then on', async () => {
  const { uploads, load, arrives, frame, events } = setUp();
  uploads.preload();
  uploads.preload();
  await arrives();
  uploads.add([aFile('lease.pdf', 9)], 4);
  uploads.cancel('upload-1');
  await frame();
  expect(load).toHaveBeenCalledOnce();
  expect(uploads.getSnapshot().items).toMatchObject([
    { name: 'lease.pdf', status: 'aborted', destination: 4 },
  ]);
  expect(events).toEqual(['fileAdded lease.pdf', 'aborted lease.pdf']);
  uploads.clearFinished();
  await frame();
  expect(uploads.getSnapshot().items).toEqual([]);
});

it('keeps the files if it cannot be loaded, and says so once', async () => {
  const { uploads, load, arrives, fails, frame, onFailure, events, registered } = setUp();
  uploads.add([aFile('lease.pdf', 9)], 4);
  uploads.add([aFile('deed.pdf', 9)], 7);
  await fails();
  const { items, summary } = uploads.getSnapshot();
  const shown = { status: 'errored', failureReason, retryable: true };
  expect(items).toMatchObject([shown, shown]);
  expect(summary).toMatchObject({ total: 2, active: 0, errored: 2 });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(events.slice(2)).toEqual(['errored lease.pdf', 'errored deed.pdf']);

  uploads.retry('upload-2');
  expect(uploads.getSnapshot().summary).toMatchObject({ active: 2, errored: 0 });
  expect(load).toHaveBeenCalledTimes(2);
  await arrives();
  await frame();
  expect(uploads.getSnapshot().items).toMatchObject([
    { id: 'upload-1', status: 'complete', destination: 4 },
    { id: 'upload-2', status: 'complete', destination: 7 },
  ]);
  expect(registered.size).toBe(2);
});

it('takes what failed off the list, but nothing that waits', async () => {
  const { uploads, fails } = setUp();
  uploads.add([aFile('lease.pdf', 9), aFile('deed.pdf', 9)], 4);
  uploads.clearFinished();
  uploads.dismiss('upload-1');
  uploads.cancel('upload-1');
  expect(uploads.getSnapshot().items).toHaveLength(2);
  await fails();
  uploads.dismiss('upload-1');
  expect(uploads.getSnapshot().items.map(({ name }) => name)).toEqual(['deed.pdf']);
  uploads.clearFinished();
  expect(uploads.getSnapshot().items).toEqual([]);
});

it('abandons what waits, also while the code is on its way', async () => {
  const { uploads, arrives, registered } = setUp();
  await uploads.abandon();
  uploads.add([aFile('lease.pdf', 9)], 4);
  const abandoned = uploads.abandon();
  await arrives();
  await abandoned;
  expect(registered.size).toBe(0);
});

it('says nothing of a load in advance that failed, and loads again with the files', async () => {
  const { uploads, load, arrives, fails, frame, onFailure } = setUp();
  uploads.preload();
  await fails();
  expect(onFailure).not.toHaveBeenCalled();
  uploads.add([aFile('lease.pdf', 9)], 4);
  expect(load).toHaveBeenCalledTimes(2);
  await arrives();
  await frame();
  expect(uploads.getSnapshot().summary.complete).toBe(1);
});
