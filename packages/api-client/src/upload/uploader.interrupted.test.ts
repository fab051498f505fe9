import { expect, it, vi } from 'vitest';
import { CHUNK_SIZE } from './uploadLimits.ts';
import { aFile, fakeFileService, wholeContent, type Fate } from './testing/fakeFileService.ts';
import { aMemory } from './testing/aMemory.ts';
import { aQueue } from './testing/aQueue.ts';
import { uploadMessages } from './upload.messages.ts';
import type { UploadSource } from './uploadTransport.ts';

const size = 3 * CHUNK_SIZE + 100;
const lease = (): UploadSource => ({ ...aFile('Lease.pdf', size), lastModified: 7 });

/** A page that sent two chunks of a file, and is gone; then another page. */
async function afterReload(given: { handle?: () => Promise<File> } = {}) {
  const { kept, memory } = aMemory();
  const server = fakeFileService((call, chunk) =>
    call === 'chunk' && chunk !== 1 && chunk !== 2 ? fate() : 'ok',
  );
  let fate: () => 'ok' | 'hangs' = () => 'hangs';
  const handleOf = () => Promise.resolve(given.handle === undefined ? null : { getFile: given.handle });
  const first = aQueue(undefined, { memory, handleOf }, server);
  first.uploader.add([lease()], 12);
  await first.drawn();
  fate = () => 'ok';
  const queue = aQueue(undefined, { memory }, server);
  await queue.becomes('interrupted');
  return { ...queue, kept, memory };
}

it('lists an interrupted upload with what was sent, and sends nothing by itself', async () => {
  const { uploader, drawn, server, events } = await afterReload();
  const sent = server.log.length;
  const { items, summary } = await drawn();
  expect(items).toMatchObject([
    { name: 'Lease.pdf', size, destination: 12, status: 'interrupted', resume: 'select', percent: 66 },
  ]);
  expect(summary).toMatchObject({ total: 1, active: 0, waiting: 1 });
  expect(events).toEqual(['fileAdded Lease.pdf']);
  expect(server.log.length).toBe(sent);
  expect(uploader.getSnapshot().items[0]?.cancellable).toBe(true);
});

it('goes on with the same file, sends only what is missing, and forgets it when it is over', async () => {
  const { uploader, becomes, server, kept } = await afterReload();
  expect(kept.size).toBe(1);
  const sent = server.log.length;
  uploader.continueWith([aFile('Other.pdf', 4), lease()]);
  await becomes('complete');
  expect(server.log.slice(sent)).toEqual(['file-1#3', 'file-1#4']);
  expect(await server.content('file-1')).toBe(wholeContent(size));
  expect(server.registered.get('file-1')).toEqual({ name: 'Lease.pdf', times: 1 });
  expect(kept.size).toBe(0);
});

it.each([
  ['another name', { ...lease(), name: 'Deed.pdf' }, uploadMessages.otherFile],
  ['another date', { ...lease(), lastModified: 8 }, uploadMessages.otherFile],
  ['other bytes', { ...lease(), slice: () => new Blob(['x']) }, uploadMessages.otherBytes],
])('refuses a file with %s in words, and waits for the right one', async (_, file, reason) => {
  const { uploader, becomes, server } = await afterReload();
  const sent = server.log.length;
  uploader.continueWith([file], 'upload-1');
  await vi.waitFor(async () => {
    const { items } = await becomes('interrupted');
    expect(items).toMatchObject([{ failureReason: reason, resume: 'select' }]);
  });
  expect(server.log.length).toBe(sent);
  uploader.continueWith([lease()], 'upload-1');
  await becomes('complete');
});

it('reads the file again by its handle, and asks for it when that fails', async () => {
  let found = false;
  const file = Object.assign(new File([], 'Lease.pdf', { lastModified: 7 }), { slice: lease().slice });
  Object.defineProperty(file, 'size', { value: size });
  const { uploader, drawn, becomes } = await afterReload({
    handle: () => (found ? Promise.resolve(file) : Promise.reject(new Error('It was moved.'))),
  });
  expect((await drawn()).items).toMatchObject([{ resume: 'handle' }]);
  uploader.continueFrom('upload-1');
  const lost = await becomes('interrupted');
  expect(lost.items).toMatchObject([{ resume: 'select', failureReason: uploadMessages.notReadable }]);

  found = true;
  const again = await afterReload({ handle: () => Promise.resolve(file) });
  again.uploader.continueFrom('upload-1');
  await again.becomes('complete');
});

it('starts from the beginning where the server has forgotten the upload', async () => {
  const { uploader, becomes, server } = await afterReload();
  server.forget('file-1');
  uploader.continueWith([lease()]);
  await becomes('complete');
  const [identifier = ''] = server.registered.keys();
  expect(await server.content(identifier)).toBe(wholeContent(size));
});

it('finishes by itself what only waits for its document', async () => {
  const { kept, memory } = aMemory();
  const server = fakeFileService((call) => (call === 'commit' && hangs ? 'hangs' : 'ok'));
  let hangs = true;
  const first = aQueue(undefined, { memory }, server);
  first.uploader.add([lease()], 12);
  await first.drawn();
  hangs = false;
  const { becomes } = aQueue(undefined, { memory }, server);
  await becomes('complete');
  expect(server.registered.get('file-1')?.times).toBe(1);
  expect(kept.size).toBe(0);
});

it('forgets a cancelled upload', async () => {
  const { uploader, drawn, kept } = await afterReload();
  uploader.cancel('upload-1');
  expect((await drawn()).items).toMatchObject([{ status: 'aborted' }]);
  expect(kept.size).toBe(0);
});

it('shows the end of an upload once a reload would not bring it back', async () => {
  const { memory } = aMemory();
  const written = Promise.withResolvers<undefined>();
  const slow = { ...memory, forget: () => written.promise };
  const { uploader, drawn, events, server } = aQueue(() => 'hangs', { memory: slow });
  uploader.add([lease()], 12);
  await drawn();
  uploader.cancel('upload-1');
  expect((await drawn()).items).toMatchObject([{ status: 'identifying' }]);
  // It is stopped already.
  expect(events.at(-1)).toBe('aborted Lease.pdf');
  expect(server.log).toEqual([]);
  written.resolve(undefined);
  expect((await drawn()).items).toMatchObject([{ status: 'aborted' }]);
});

it('stops and forgets everything when its user signs out', async () => {
  const { kept, memory } = aMemory();
  let fate: Fate = { refused: 500 };
  const { uploader, becomes, drawn } = aQueue((call) => (call === 'chunk' ? fate : 'ok'), { memory });
  uploader.add([aFile('Deed.pdf', 4)], 12);
  await becomes('errored');
  fate = 'hangs';
  uploader.add([lease()], 12);
  await drawn();
  expect(kept.size).toBe(2);
  await uploader.abandon();
  expect(kept.size).toBe(0);
  expect((await drawn()).items).toMatchObject([{ status: 'errored' }, { status: 'aborted' }]);
});

it('forgets a failed upload that was taken off the list', async () => {
  const { kept, memory } = aMemory();
  const refused = () => ({ refused: 500 });
  const { uploader, becomes, drawn } = aQueue((call) => (call === 'chunk' ? refused() : 'ok'), { memory });
  uploader.add([lease()], 12);
  await becomes('errored');
  expect(kept.size).toBe(1);
  uploader.clearFinished();
  expect((await drawn()).items).toEqual([]);
  expect(kept.size).toBe(0);
});

it.each([
  [`${'a'.repeat(252)}.pdf`, uploadMessages.longName],
  [`Minutes.${'a'.repeat(21)}`, uploadMessages.longExtension],
  ['papers/Minutes.pdf', uploadMessages.invalidName],
  ['C:\\Minutes.pdf', uploadMessages.invalidName],
  ['Minutes\n.pdf', uploadMessages.invalidName],
  ['Minutes\uD800.pdf', uploadMessages.invalidName],
])(
  'refuses a name that the server does not allow, before anything is sent: %j',
  async (name, failureReason) => {
    const { uploader, drawn, server } = aQueue();
    uploader.add([aFile(name, 4)], 12);
    expect((await drawn()).items).toMatchObject([{ failureReason, retryable: false }]);
    expect(server.log).toEqual([]);
  },
);
