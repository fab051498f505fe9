import { describe, expect, it } from 'vitest';
import { aQueue, first } from './testing/aQueue.ts';
import { aFile, wholeContent, type CallName, type Fate } from './testing/fakeFileService.ts';
import { uploadMessages } from './upload.messages.ts';
import { CALL_RETRIES, CHUNK_SIZE, RETRY_INTERVAL } from './uploadLimits.ts';

describe('the uploader', () => {
  it('delivers a file in chunks, commits and registers it', async () => {
    const { server, uploader, events, drawn } = aQueue();
    uploader.add([aFile('return.pdf', 2 * CHUNK_SIZE + 7)], 4);
    const { items, summary } = await drawn();
    expect(items[0]).toMatchObject({ status: 'complete', percent: 100, destination: 4, cancellable: false });
    expect(summary).toMatchObject({ total: 1, complete: 1, active: 0, percent: 100 });
    expect(await server.content('file-1')).toBe(wholeContent(2 * CHUNK_SIZE + 7));
    expect([...server.registered.values()]).toEqual([{ name: 'return.pdf', times: 1 }]);
    expect(events).toEqual(['fileAdded return.pdf', 'start return.pdf', 'complete return.pdf']);
  });

  it('refuses empty files and files without an extension at once', async () => {
    const { server, uploader, drawn } = aQueue();
    uploader.add([aFile('empty.pdf', 0), aFile('README', 3)], 1);
    const { items } = await drawn();
    expect(items.map(({ status, failureReason, retryable }) => [status, failureReason, retryable])).toEqual([
      ['errored', 'Empty files are not valid, please upload a file with content.', false],
      ['errored', 'Files without an extension are not valid, please upload a file with an extension.', false],
    ]);
    expect(server.stored.size).toBe(0);
  });

  it.each([
    ['.hidden', uploadMessages.noExtension],
    ['.env.', uploadMessages.noExtension],
    ['Meeting notes vs. Commissioner of Taxation 2026', uploadMessages.longExtension],
    ['minutes\u0007.pdf', uploadMessages.invalidName],
    ['\u200B.txt', uploadMessages.invisibleName],
  ])('refuses the name %j before it sends anything', async (name, failureReason) => {
    const { server, uploader, drawn } = aQueue();
    uploader.add([aFile(name, 3)], 1);
    expect((await drawn()).items).toMatchObject([{ status: 'errored', failureReason, retryable: false }]);
    expect(server.stored.size).toBe(0);
  });

  it('keeps three chunks under way over the whole queue, never more', async () => {
    const { server, uploader, drawn } = aQueue();
    uploader.add([aFile('a.zip', 4 * CHUNK_SIZE), aFile('b.zip', 4 * CHUNK_SIZE), aFile('c.pdf', 9)], 1);
    expect((await drawn()).summary.complete).toBe(3);
    expect(server.mostFlying()).toBe(3);
  });

  it('takes two hundred small files to their end', async () => {
    const { server, uploader, drawn } = aQueue();
    uploader.add(
      Array.from({ length: 200 }, (_, index) => aFile(`scan ${index}.pdf`, 262_144)),
      1,
    );
    await drawn();
    expect((await drawn()).summary).toMatchObject({ total: 200, complete: 200 });
    expect(server.registered.size).toBe(200);
  });

  it('sends a chunk again five seconds after a busy response', async () => {
    const { time, server, uploader, events, drawn } = aQueue(first('chunk', { refused: 503 }));
    uploader.add([aFile('a.pdf', 10)], 1);
    expect((await drawn()).items[0]).toMatchObject({ status: 'retrying', sentBytes: 0 });
    await time.advance(4_999);
    expect(server.log).toHaveLength(1);
    await time.advance(1);
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(events).toContain('retrying a.pdf');
  });

  it('gives up after the second try, and on Retry sends only what is missing', async () => {
    const lost = (call: CallName, chunk?: number): Fate =>
      call === 'chunk' && chunk === 2 && broken ? 'lostBefore' : 'ok';
    let broken = true;
    const { time, server, uploader, drawn } = aQueue(lost);
    uploader.add([aFile('a.zip', 3 * CHUNK_SIZE)], 1);
    await time.advance(5_000);
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({
      status: 'errored',
      failureReason: 'An error occurred, please try again.',
      retryable: true,
      percent: 66,
    });
    broken = false;
    server.log.length = 0;
    uploader.retry(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.log).toEqual(['file-1#2']);
    expect(await server.content('file-1')).toBe(wholeContent(3 * CHUNK_SIZE));
  });

  it('never repeats a chunk that failed with a 500', async () => {
    const { time, server, uploader, drawn } = aQueue(first('chunk', { refused: 500 }));
    uploader.add([aFile('a.pdf', 10)], 1);
    await time.advance(60_000);
    expect((await drawn()).items[0]?.status).toBe('errored');
    expect(server.log).toHaveLength(1);
  });

  it('asks the server after a lost reply instead of sending the chunk again', async () => {
    const { time, server, uploader, drawn } = aQueue(first('chunk', 'lostAfter'));
    uploader.add([aFile('a.pdf', 10)], 1);
    await time.advance(5_000);
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.log).toHaveLength(1);
  });

  it.each(['commit', 'register'] as const)('repeats a %s whose reply was lost', async (kind) => {
    const { time, server, uploader, drawn } = aQueue(first(kind, 'lostAfter'));
    uploader.add([aFile('a.pdf', 10)], 1);
    await time.advance(5_000);
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.registered.size).toBe(1);
  });

  it('shows the words of a refused registration, and registers again on Retry', async () => {
    const { server, uploader, drawn } = aQueue(
      first('register', { refused: 422, message: 'The filter is gone.' }),
    );
    uploader.add([aFile('a.pdf', 10)], 1);
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({ status: 'errored', failureReason: 'The filter is gone.' });
    uploader.retry(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.log).toHaveLength(1);
  });

  it('does not call a registration failed whose every reply was lost', async () => {
    let replies = CALL_RETRIES + 1;
    const { time, server, uploader, drawn } = aQueue((call) =>
      call === 'register' && (replies -= 1) >= 0 ? 'lostAfter' : 'ok',
    );
    uploader.add([aFile('a.pdf', 10)], 1);
    for (let retry = 0; retry < CALL_RETRIES; retry += 1) await time.advance(RETRY_INTERVAL * 2 ** retry);
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({ status: 'errored', failureReason: uploadMessages.unconfirmed });
    uploader.retry(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.registered.size).toBe(1);
  });

  it('says so when no identifier is to be had', async () => {
    const { uploader, drawn } = aQueue(first('identifier', { refused: 500 }));
    uploader.add([aFile('a.pdf', 10)], 1);
    expect((await drawn()).items[0]?.failureReason).toBe('Issue getting file identifier from server');
  });

  it('starts anew when the server has forgotten the identifier', async () => {
    const { server, uploader, drawn } = aQueue(first('chunk', { refused: 500 }));
    uploader.add([aFile('a.pdf', 10)], 1);
    const [item] = (await drawn()).items;
    server.forget('file-1');
    uploader.retry(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('complete');
  });

  it('stops a cancelled file for good and lets the next one go on', async () => {
    const { time, server, uploader, events, drawn } = aQueue((call, chunk) =>
      call === 'chunk' && chunk === 1 && hang ? 'hangs' : 'ok',
    );
    let hang = true;
    uploader.add([aFile('a.pdf', 10), aFile('b.pdf', 10), aFile('c.pdf', 10), aFile('d.pdf', 10)], 1);
    const { items } = await drawn();
    expect(items.map(({ status }) => status)).toEqual(['uploading', 'uploading', 'uploading', 'uploading']);
    hang = false;
    uploader.cancel(items[0]?.id ?? '');
    await time.settle();
    expect((await drawn()).items.map(({ status }) => status)).toEqual([
      'aborted',
      'uploading',
      'uploading',
      'complete',
    ]);
    expect(events).toContain('aborted a.pdf');
    expect((await drawn()).summary).toMatchObject({ total: 3, complete: 1, active: 2 });
    expect(server.stored.get('file-1')?.committed).toBe(false);
  });

  it('leaves no timer behind a cancelled wait', async () => {
    const { time, uploader, drawn } = aQueue(first('chunk', { refused: 503 }));
    uploader.add([aFile('a.pdf', 10)], 1);
    const [item] = (await drawn()).items;
    uploader.cancel(item?.id ?? '');
    expect(time.pendingTimers()).toBe(0);
  });

  it('draws at most once a frame, and keeps untouched items', async () => {
    const { time, uploader, drawn } = aQueue((call) => (call === 'chunk' ? 'hangs' : 'ok'));
    let draws = 0;
    uploader.subscribe(() => (draws += 1));
    uploader.add([aFile('a.pdf', 10), aFile('empty.pdf', 0)], 1);
    await time.settle();
    expect([draws, time.pendingFrames()]).toEqual([0, 1]);
    const before = await drawn();
    expect(draws).toBe(1);
    uploader.cancel(before.items[0]?.id ?? '');
    const after = await drawn();
    expect(after.items[1]).toBe(before.items[1]);
  });

  it('draws what the network did at most five times a second, and what the user did at once', async () => {
    const { time, uploader, drawn } = aQueue((call) => (call === 'chunk' ? 'hangs' : 'ok'));
    let draws = 0;
    uploader.subscribe(() => (draws += 1));
    uploader.add([aFile('a.pdf', 10)], 1);
    time.frame();
    expect(draws).toBe(1);
    // Its identifier and its first bytes have come, and the snapshot waits for its turn.
    await time.advance(199);
    time.frame();
    expect([draws, uploader.getSnapshot().items[0]?.status]).toEqual([1, 'queued']);
    await time.advance(1);
    time.frame();
    expect([draws, uploader.getSnapshot().items[0]?.status]).toEqual([2, 'uploading']);
    uploader.cancel('upload-1');
    expect((await drawn()).items[0]?.status).toBe('aborted');
  });

  it('forgets what is over when asked to', async () => {
    const { uploader, drawn } = aQueue();
    uploader.add([aFile('a.pdf', 10), aFile('empty.pdf', 0)], 1);
    const { items } = await drawn();
    uploader.dismiss(items[1]?.id ?? '');
    expect((await drawn()).items).toHaveLength(1);
    uploader.clearFinished();
    expect((await drawn()).items).toHaveLength(0);
  });

  it('cancels everything that still can be cancelled, and starts nothing in its place', async () => {
    const { server, uploader, drawn } = aQueue((call) => (call === 'chunk' ? 'hangs' : 'ok'));
    uploader.add(
      Array.from({ length: 12 }, (_, index) => aFile(`scan ${index}.pdf`, 10)),
      1,
    );
    await drawn();
    const begun = server.stored.size;
    uploader.cancelAll();
    expect((await drawn()).items.every(({ status }) => status === 'aborted')).toBe(true);
    expect(server.stored.size).toBe(begun);
  });

  it('retries every failed file that may succeed, at once', async () => {
    const { uploader, drawn } = aQueue(first('chunk', { refused: 500 }, { refused: 500 }));
    uploader.add([aFile('a.pdf', 10), aFile('b.pdf', 10), aFile('empty.pdf', 0)], 1);
    expect((await drawn()).summary.errored).toBe(3);
    uploader.retryAll();
    expect((await drawn()).items.map(({ status }) => status)).toEqual(['complete', 'complete', 'errored']);
  });
});
