import { describe, expect, it } from 'vitest';
import { fairTurns } from './turns.ts';

/** Work that is named, and goes on until it is told to end. */
function jobs(turns: ReturnType<typeof fairTurns>) {
  const started: string[] = [];
  const open = new Map<string, () => void>();
  return {
    started,
    ask: (name: string, firmId: number, signing = false) =>
      turns.take({ firmId, signing }, async () => {
        started.push(name);
        const { promise, resolve } = Promise.withResolvers<undefined>();
        open.set(name, () => resolve(undefined));
        await promise;
      }),
    /** Ends what runs, one after the other in the order of their start, until nothing is left. */
    async endAll(asked: readonly Promise<void>[]) {
      let over = false;
      const all = Promise.all(asked).then(() => (over = true));
      while (!over) {
        for (const [name, end] of open) {
          open.delete(name);
          end();
        }
        await new Promise(setImmediate);
      }
      await all;
    },
  };
}

describe('fairTurns', () => {
  it('gives a firm one file at a time, and lets the firms alternate', async () => {
    const turns = fairTurns({ atOnce: 2, waiting: { signers: 10, others: 10 } });
    const { started, ask, endAll } = jobs(turns);
    const asked = [ask('a1', 1), ask('a2', 1), ask('a3', 1), ask('b1', 2), ask('b2', 2), ask('c1', 3)];
    await new Promise(setImmediate);
    expect(started).toEqual(['a1', 'b1']);
    await endAll(asked);
    expect(started.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
    expect(started.slice(3, 5).toSorted()).toEqual(['a2', 'b2']);
    expect(started[5]).toBe('a3');
    expect(turns.firms()).toBe(0);
  });

  it('lets a signer go before the checks of their firm', async () => {
    const { started, ask, endAll } = jobs(fairTurns({ atOnce: 2, waiting: { signers: 10, others: 10 } }));
    const asked = [ask('check 1', 1), ask('check 2', 1), ask('check 3', 1)];
    await new Promise(setImmediate);
    asked.push(ask('sign', 1, true));
    await endAll(asked);
    expect(started).toEqual(['check 1', 'sign', 'check 2', 'check 3']);
  });

  it('refuses what is more than may wait for a firm, and takes signers and other firms all the same', async () => {
    const turns = fairTurns({ atOnce: 2, waiting: { signers: 1, others: 2 } });
    const { started, ask, endAll } = jobs(turns);
    const asked = [ask('a1', 1), ask('a2', 1), ask('a3', 1)];
    const busy = { code: 'signingBusy', status: 503, options: { retryAfter: 30 } };
    await expect(ask('a4', 1)).rejects.toMatchObject(busy);
    asked.push(ask('sign 1', 1, true), ask('sign 2', 1, true), ask('b1', 2));
    await expect(ask('sign 3', 1, true)).rejects.toMatchObject(busy);
    await endAll(asked);
    expect(started).toHaveLength(6);
    const later = ask('a4', 1);
    await endAll([later]);
    expect(started).toContain('a4');
  });

  it('goes on after work that fails', async () => {
    const turns = fairTurns({ atOnce: 1, waiting: { signers: 1, others: 1 } });
    await expect(
      turns.take({ firmId: 1, signing: false }, () => Promise.reject(new Error('lost'))),
    ).rejects.toThrow('lost');
    expect(await turns.take({ firmId: 1, signing: false }, () => Promise.resolve('done'))).toBe('done');
    expect(turns.firms()).toBe(0);
  });
});
