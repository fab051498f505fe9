import { describe, expect, it } from 'vitest';
import { aQueue } from './testing/aQueue.ts';
import { aFile, wholeContent, type CallName, type Fate } from './testing/fakeFileService.ts';
import { uploadMessages } from './upload.messages.ts';
import { CHUNK_SIZE, SERVER_PATIENCE } from './uploadLimits.ts';

const size = 60 * CHUNK_SIZE;

/** A queue with a server that is there until it is stopped, or until it gets the chunk `stopsAt`. */
function aServer(stopped: Fate = 'lostBefore') {
  const state = { up: true, stopsAt: 0, calls: new Array<CallName>() };
  const queue = aQueue((call, chunk) => {
    state.calls.push(call);
    if (chunk === state.stopsAt) state.up = false;
    return state.up ? 'ok' : stopped;
  });
  const probes = () => state.calls.filter((call) => call === 'probe').length;
  /** Lets seconds go by, one at a time. */
  async function seconds(count: number): Promise<void> {
    for (let second = 0; second < count; second += 1) await queue.time.advance(1_000);
  }
  return { ...queue, state, probes, seconds };
}

describe.each<Fate>(['lostBefore', { refused: 502 }, { refused: 503 }, { refused: 504 }])(
  'a server that restarts (%j)',
  (stopped) => {
    it('is waited for without a press, and each chunk is stored once', async () => {
      const { state, server, uploader, drawn, seconds, probes } = aServer(stopped);
      uploader.add([aFile('a.zip', size), aFile('b.pdf', 10)], 1);
      await Promise.resolve();
      state.up = false;
      await seconds(15);
      const { items, summary } = await drawn();
      expect(items.map(({ status }) => status)).toEqual(['unreachable', 'unreachable']);
      expect(items.every(({ cancellable }) => cancellable)).toBe(true);
      expect(summary).toMatchObject({ active: 2, errored: 0, bytesPerSecond: null });
      // The three chunks on their way, the identifiers ahead, and one check at growing intervals.
      expect(state.calls.length - probes()).toBeLessThanOrEqual(8);
      expect(probes()).toBeLessThanOrEqual(6);
      state.up = true;
      await seconds(5);
      expect((await drawn()).items.map(({ status }) => status)).toEqual(['complete', 'complete']);
      expect(await server.content('file-1')).toBe(wholeContent(size));
      expect([...server.registered.values()].map(({ times }) => times)).toEqual([1, 1]);
    });
  },
);

it.each<CallName>(['identifier', 'commit', 'register'])(
  'makes the %s again when the server is back',
  async (kind) => {
    const state = { up: true };
    const { time, server, uploader, drawn } = aQueue((call) => {
      if (call === kind && server.registered.size === 0 && !state.up) return 'lostBefore';
      return call === 'probe' && !state.up ? 'lostBefore' : 'ok';
    });
    state.up = false;
    uploader.add([aFile('a.pdf', 10)], 1);
    await time.advance(30_000);
    expect((await drawn()).items[0]).toMatchObject({ status: 'unreachable', failureReason: null });
    state.up = true;
    await time.advance(5_000);
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.registered.get('file-1')?.times).toBe(1);
  },
);

describe('a server that stays away', () => {
  it('is given up after its time; Retry sends only what is missing', async () => {
    const { state, server, uploader, drawn, seconds, time } = aServer();
    uploader.add([aFile('a.zip', 4 * CHUNK_SIZE), aFile('b.pdf', 10)], 1);
    state.stopsAt = 3;
    await seconds(SERVER_PATIENCE / 1_000 - 5);
    expect((await drawn()).items[0]?.status).toBe('unreachable');
    await seconds(15);
    const { items } = await drawn();
    const failureReason = uploadMessages.unreachable;
    expect(items).toMatchObject([
      { status: 'errored', failureReason, retryable: true, sentBytes: 2 * CHUNK_SIZE },
      { status: 'errored', failureReason, retryable: true },
    ]);
    // Nothing asks any more.
    const { length } = state.calls;
    await seconds(60);
    expect([state.calls.length, time.pendingTimers()]).toEqual([length, 0]);

    Object.assign(state, { up: true, stopsAt: 0 });
    const sent = server.log.length;
    uploader.retryAll();
    await seconds(1);
    expect((await drawn()).items.map(({ status }) => status)).toEqual(['complete', 'complete']);
    expect(server.log.length - sent).toBe(3);
    expect(await server.content('file-1')).toBe(wholeContent(4 * CHUNK_SIZE));
  });

  it('can be left by a cancel, and a Retry waits for it the whole time again', async () => {
    const { state, uploader, drawn, seconds } = aServer();
    state.up = false;
    uploader.add([aFile('a.pdf', 10), aFile('b.pdf', 10)], 1);
    await seconds(1);
    uploader.cancel('upload-1');
    expect((await drawn()).items.map(({ status }) => status)).toEqual(['aborted', 'unreachable']);
    await seconds(70);
    expect((await drawn()).items[1]?.status).toBe('errored');
    uploader.retry('upload-2');
    await seconds(50);
    expect((await drawn()).items[1]?.status).toBe('unreachable');
  });

  it('is not counted against while there is no network', async () => {
    const { state, uploader, drawn, seconds, time } = aServer();
    state.up = false;
    uploader.add([aFile('a.pdf', 10)], 1);
    await seconds(50);
    time.connect(false);
    const { length } = state.calls;
    await seconds(600);
    expect((await drawn()).items[0]?.status).toBe('offline');
    expect(state.calls).toHaveLength(length);
    time.connect(true);
    await seconds(50);
    expect((await drawn()).items[0]?.status).toBe('unreachable');
    state.up = true;
    await seconds(5);
    expect((await drawn()).items[0]?.status).toBe('complete');
  });
});

it('fails by the rule of two tries where only the call fails and the server responds', async () => {
  const { time, server, uploader, drawn } = aQueue((call) => (call === 'chunk' ? 'lostBefore' : 'ok'));
  uploader.add([aFile('a.zip', size)], 1);
  await time.advance(5_000);
  const failureReason = uploadMessages.failureDefault;
  expect((await drawn()).items[0]).toMatchObject({ status: 'errored', failureReason, retryable: true });
  expect(server.log).toHaveLength(6);
});
