import { describe, expect, it } from 'vitest';
import { fairTurns, type Asker } from './turns.ts';

/** Work that is named, and continues until it is told to end. */
function jobs(turns: ReturnType<typeof fairTurns>) {
  const started: string[] = [];
  const open = new Map<string, () => void>();
  return {
    started,
    ask: (name: string, firmId: number, more: Partial<Asker> = {}) =>
      turns.take({ firmId, kind: 'check', ...more }, async () => {
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

const signature = { kind: 'signature' } as const;

describe('fairTurns', () => {
  it('gives a firm one file at a time, and lets the firms alternate', async () => {
    const turns = fairTurns({
      atOnce: 2,
      waiting: { signers: 10, others: 10, ofLogin: { check: 10, setUp: 10 } },
    });
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
    const { started, ask, endAll } = jobs(
      fairTurns({ atOnce: 2, waiting: { signers: 10, others: 10, ofLogin: { check: 10, setUp: 10 } } }),
    );
    const asked = [ask('check 1', 1), ask('check 2', 1), ask('check 3', 1)];
    await new Promise(setImmediate);
    asked.push(ask('sign', 1, signature));
    await endAll(asked);
    expect(started).toEqual(['check 1', 'sign', 'check 2', 'check 3']);
  });

  it('refuses what is more than may wait for a firm, and takes signers and other firms all the same', async () => {
    const turns = fairTurns({
      atOnce: 2,
      waiting: { signers: 1, others: 2, ofLogin: { check: 10, setUp: 10 } },
    });
    const { started, ask, endAll } = jobs(turns);
    const asked = [ask('a1', 1), ask('a2', 1), ask('a3', 1)];
    const busy = { code: 'signingBusy', status: 503, options: { retryAfter: 30 } };
    await expect(ask('a4', 1)).rejects.toMatchObject(busy);
    asked.push(ask('sign 1', 1, signature), ask('sign 2', 1, signature), ask('b1', 2));
    await expect(ask('sign 3', 1, signature)).rejects.toMatchObject(busy);
    await endAll(asked);
    expect(started).toHaveLength(6);
    const later = ask('a4', 1);
    await endAll([later]);
    expect(started).toContain('a4');
  });

  it('leaves places of a firm to its other users, and to whoever has no login', async () => {
    const turns = fairTurns({
      atOnce: 1,
      waiting: { signers: 9, others: 9, ofLogin: { check: 1, setUp: 1 } },
    });
    const { started, ask, endAll } = jobs(turns);
    const own = { loginId: 7 };
    const asked = [ask('a1', 1, own), ask('a2', 1, own)];
    await expect(ask('a3', 1, own)).rejects.toMatchObject({ code: 'signingBusy' });
    asked.push(
      ask('sign', 1, { ...own, ...signature }),
      ask('b1', 1, { loginId: 8 }),
      ask('c1', 1),
      ask('c2', 1),
    );
    asked.push(ask('other firm', 2, own));
    await endAll(asked);
    expect(started.toSorted()).toEqual(['a1', 'a2', 'b1', 'c1', 'c2', 'other firm', 'sign']);
  });

  it('lets the logins of a firm alternate', async () => {
    const { started, ask, endAll } = jobs(
      fairTurns({ atOnce: 1, waiting: { signers: 9, others: 9, ofLogin: { check: 9, setUp: 9 } } }),
    );
    const asked = [1, 2, 3].map((n) => ask(`a${n}`, 1, { loginId: 7 }));
    asked.push(ask('b1', 1, { loginId: 8 }), ask('c1', 1, { loginId: 9 }), ask('b2', 1, { loginId: 8 }));
    await endAll(asked);
    expect(started.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
    expect(started.at(-1)).toBe('a3');
  });

  it('counts the checks and the setups of a login by themselves', async () => {
    const ofLogin = { check: 0, setUp: 1 };
    const { ask, endAll } = jobs(fairTurns({ atOnce: 1, waiting: { signers: 9, others: 9, ofLogin } }));
    const setUp = { kind: 'setUp', loginId: 7 } as const;
    const asked = [ask('s1', 1, setUp), ask('s2', 1, setUp), ask('c1', 1, { loginId: 7 })];
    await expect(ask('s3', 1, setUp)).rejects.toMatchObject({ code: 'signingBusy' });
    await expect(ask('c2', 1, { loginId: 7 })).rejects.toMatchObject({ code: 'signingBusy' });
    await endAll(asked);
  });

  it('gives the place of a file that nobody waits for any longer to the next one', async () => {
    const turns = fairTurns({
      atOnce: 1,
      waiting: { signers: 1, others: 1, ofLogin: { check: 1, setUp: 1 } },
    });
    const { started, ask, endAll } = jobs(turns);
    let isGone = false;
    const own = { loginId: 7, isGone: () => isGone };
    const running = ask('running', 1, own);
    const left = ask('left', 1, own);
    await expect(ask('early', 1, { loginId: 7 })).rejects.toMatchObject({ code: 'signingBusy' });
    await new Promise(setImmediate);
    isGone = true;
    // The one that is being processed keeps its place, and the firm still has one file at a time.
    const next = ask('next', 1, { loginId: 7 });
    await expect(left).rejects.toMatchObject({ code: 'signingBusy' });
    await expect(ask('late', 1, { loginId: 7 })).rejects.toMatchObject({ code: 'signingBusy' });
    expect(started).toEqual(['running']);
    await endAll([running, next]);
    expect(started).toEqual(['running', 'next']);
    expect(turns.firms()).toBe(0);
  });

  it('continues after work that fails', async () => {
    const turns = fairTurns({
      atOnce: 1,
      waiting: { signers: 1, others: 1, ofLogin: { check: 1, setUp: 1 } },
    });
    await expect(
      turns.take({ firmId: 1, kind: 'check' }, () => Promise.reject(new Error('lost'))),
    ).rejects.toThrow('lost');
    expect(await turns.take({ firmId: 1, kind: 'check' }, () => Promise.resolve('done'))).toBe('done');
    expect(turns.firms()).toBe(0);
  });
});
