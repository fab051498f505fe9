import { describe, expect, it } from 'vitest';
import { aQueue, first } from './testing/aQueue.ts';
import { aFile, type CallName, type Fate } from './testing/fakeFileService.ts';
import { uploadMessages } from './upload.messages.ts';
import { CHUNK_SIZE, LONGEST_WAIT, RETRY_INTERVAL } from './uploadLimits.ts';

/** A file of sixty chunks, of which the server takes the first one and responds to all others with `fate`. */
async function afterFirstChunk(fate: Fate) {
  const state = { fate };
  const queue = aQueue((call, chunk) => (call === 'chunk' && chunk !== 1 ? state.fate : 'ok'));
  queue.uploader.add([aFile('a.zip', 60 * CHUNK_SIZE)], 1);
  await queue.time.advance(0);
  return { ...queue, state };
}

describe('a chunk that the server refuses', () => {
  const message = 'The reason of the server.';

  it.each([
    [413, false],
    [415, false],
    [422, false],
    [400, true],
    [403, true],
    [404, true],
    [507, true],
  ])('with a %i ends its file with the server’s sentence (Retry: %s)', async (refused, retryable) => {
    const { time, server, drawn, uploader, state } = await afterFirstChunk({ refused, message });
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({ status: 'errored', failureReason: message, retryable });
    expect(item?.sentBytes).toBe(CHUNK_SIZE);
    // What was on its way with the first refused one, and nothing else, now or later.
    const sent = server.log.length;
    expect(sent).toBeLessThanOrEqual(5);
    await time.advance(RETRY_INTERVAL);
    expect([server.log.length, time.pendingTimers()]).toEqual([sent, 0]);

    state.fate = 'ok';
    uploader.retry(item?.id ?? '');
    const [after] = (await drawn()).items;
    expect(after?.status).toBe(retryable ? 'complete' : 'errored');
    expect(server.log.filter((chunk) => chunk === 'file-1#1')).toHaveLength(1);
  });

  it('as not valid may not be retried: it would be cut the same way again', async () => {
    const { drawn } = await afterFirstChunk({ refused: 400, code: 'requestInvalid', message });
    expect((await drawn()).items[0]).toMatchObject({ status: 'errored', retryable: false });
  });

  it('by a gateway that gives no reason may be retried', async () => {
    const { drawn } = await afterFirstChunk({ refused: 413 });
    const failureReason = uploadMessages.failureDefault;
    expect((await drawn()).items[0]).toMatchObject({ status: 'errored', failureReason, retryable: true });
  });

  it('holds up no other file', async () => {
    const { uploader, drawn } = await afterFirstChunk({ refused: 413, message });
    uploader.add([aFile('b.pdf', 10)], 1);
    expect((await drawn()).items.map(({ status }) => status)).toEqual(['errored', 'complete']);
  });

  it.each([408, 409, 425, 505])('with a %i is sent once more, few at a time', async (refused) => {
    const { time, server, drawn } = await afterFirstChunk({ refused, message });
    expect((await drawn()).items[0]).toMatchObject({ status: 'retrying' });
    expect(server.log.length).toBeLessThanOrEqual(6);
    await time.advance(RETRY_INTERVAL);
    const failureReason = uploadMessages.failureDefault;
    expect((await drawn()).items[0]).toMatchObject({ status: 'errored', failureReason, retryable: true });
    expect(server.log.length).toBeLessThanOrEqual(9);
  });
});

it('shows that there is no room for a file that is being put together', async () => {
  const noRoom = { refused: 507, message: 'The server is out of storage.' };
  const { uploader, drawn } = aQueue(first('commit', noRoom));
  uploader.add([aFile('a.pdf', 10)], 1);
  const failureReason = noRoom.message;
  expect((await drawn()).items[0]).toMatchObject({ status: 'errored', failureReason, retryable: true });
});

it('offers no Retry for a document that the server rejects', async () => {
  const rejected = { refused: 400, message: 'The size doesn’t match the upload.' };
  const { uploader, drawn, server } = aQueue(first('register', rejected));
  uploader.add([aFile('a.pdf', 10)], 1);
  const failureReason = rejected.message;
  const [item] = (await drawn()).items;
  expect(item).toMatchObject({ status: 'errored', failureReason, retryable: false });
  uploader.retry(item?.id ?? '');
  expect((await drawn()).items[0]?.status).toBe('errored');
  expect(server.registered.size).toBe(0);
});

describe('a busy server', () => {
  const message = 'Too many uploads are unfinished. Try again later.';
  const busy = (retryAfter: number): Fate => ({ refused: 429, message, retryAfter });

  it.each<CallName>(['identifier', 'chunk', 'commit'])(
    'is asked again with the %s when it says, by no file before',
    async (call) => {
      const { time, server, uploader, drawn } = aQueue(first(call, busy(20_000)));
      uploader.add([aFile('a.pdf', 10), aFile('b.pdf', 10)], 1);
      const { items, summary } = await drawn();
      expect(items.map(({ status }) => status)).toContain('busy');
      expect(summary.bytesPerSecond).toBeNull();
      const sent = server.log.length;
      await time.advance(19_999);
      expect(server.log).toHaveLength(sent);
      await time.advance(1);
      expect((await drawn()).items.map(({ status }) => status)).toEqual(['complete', 'complete']);
    },
  );

  it('is waited for a minute in all, then its sentence is shown', async () => {
    const { time, server, drawn } = await afterFirstChunk(busy(20_000));
    for (let waits = 0; waits < 3; waits += 1) {
      expect((await drawn()).items[0]?.status).toBe('busy');
      await time.advance(LONGEST_WAIT / 3);
    }
    expect((await drawn()).items[0]).toMatchObject({ status: 'errored', failureReason: message });
    expect(server.log.length).toBeLessThanOrEqual(1 + 4 * 3);
  });

  it('that asks for longer is not waited for, but may be retried', async () => {
    const { time, drawn, uploader, state } = await afterFirstChunk(busy(3_600_000));
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({ status: 'errored', failureReason: message, retryable: true });
    expect(time.pendingTimers()).toBe(0);
    state.fate = 'ok';
    uploader.retry(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('complete');
  });

  it('can be left waiting by a cancel', async () => {
    const { uploader, drawn } = aQueue(first('chunk', busy(20_000)));
    uploader.add([aFile('a.pdf', 10)], 1);
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({ status: 'busy', cancellable: true });
    uploader.cancel(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('aborted');
  });
});
