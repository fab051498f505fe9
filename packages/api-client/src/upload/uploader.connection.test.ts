import { describe, expect, it } from 'vitest';
import { aQueue } from './testing/aQueue.ts';
import { aFile, wholeContent, type CallName, type Fate } from './testing/fakeFileService.ts';
import { CHUNK_SIZE } from './uploadLimits.ts';

/** A service that cannot be reached while `lost`: what is under way is lost before, or after, it arrives. */
function line(how: 'lostBefore' | 'lostAfter') {
  const state = { lost: false };
  return { state, fates: (): Fate => (state.lost ? how : 'ok') };
}

describe('without a network', () => {
  it('sends nothing, says that it waits, and goes on by itself', async () => {
    const { time, server, uploader, drawn } = aQueue();
    time.connect(false);
    uploader.add([aFile('a.pdf', 10), aFile('empty.pdf', 0)], 1);
    const { items, summary } = await drawn();
    expect(items.map(({ status, failureReason }) => [status, failureReason])).toEqual([
      ['offline', null],
      ['errored', 'Empty files are not valid, please upload a file with content.'],
    ]);
    expect(summary).toMatchObject({ active: 1, errored: 1, bytesPerSecond: null });
    expect(server.stored.size).toBe(0);
    time.connect(true);
    expect((await drawn()).items[0]?.status).toBe('complete');
  });

  it.each(['lostBefore', 'lostAfter'] as const)(
    'goes on after any number of losses (%s), each chunk once',
    async (how) => {
      const { state, fates } = line(how);
      const { time, server, uploader, drawn } = aQueue((call) => (call === 'chunk' ? fates() : 'ok'));
      uploader.add([aFile('a.zip', 4 * CHUNK_SIZE)], 1);
      for (let loss = 0; loss < 4; loss += 1) {
        state.lost = true;
        time.connect(false);
        await time.advance(60_000);
        expect((await drawn()).items[0]).toMatchObject({ status: 'offline', failureReason: null });
        state.lost = false;
        time.connect(true);
      }
      await time.advance(5_000);
      expect((await drawn()).items[0]?.status).toBe('complete');
      expect(await server.content('file-1')).toBe(wholeContent(4 * CHUNK_SIZE));
      expect(server.registered.get('file-1')?.times).toBe(1);
    },
  );

  it.each(['identifier', 'commit', 'register'] as const)(
    'makes the %s again when it is back',
    async (kind) => {
      const { time, server, uploader, drawn } = aQueue((call: CallName) => {
        if (call !== kind || lost) return 'ok';
        lost = true;
        time.connect(false);
        return 'lostAfter';
      });
      let lost = false;
      uploader.add([aFile('a.pdf', 10)], 1);
      await time.advance(60_000);
      expect((await drawn()).items[0]).toMatchObject({ status: 'offline', failureReason: null });
      time.connect(true);
      expect((await drawn()).items[0]?.status).toBe('complete');
      expect(server.registered.size).toBe(1);
    },
  );

  it('can be cancelled', async () => {
    const { time, uploader, drawn } = aQueue();
    time.connect(false);
    uploader.add([aFile('a.pdf', 10)], 1);
    const [item] = (await drawn()).items;
    expect(item?.cancellable).toBe(true);
    uploader.cancel(item?.id ?? '');
    time.connect(true);
    expect((await drawn()).items[0]?.status).toBe('aborted');
  });
});
