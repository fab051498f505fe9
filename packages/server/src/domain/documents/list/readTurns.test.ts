import { expect, test } from 'vitest';
import { ReadTurns, type Asker, type TurnLimits } from './readTurns.ts';

const limits: TurnLimits = {
  atOnce: { all: 6, firm: 4, login: 2 },
  waiting: { firm: 30, login: 10 },
};

/** Reads with names, which last until they are ended. */
function reads(turns: ReadTurns) {
  const started: string[] = [];
  const open: { name: string; end: () => void }[] = [];
  const settled = () => new Promise(setImmediate);
  return {
    started,
    settled,
    ask: (name: string, firmId: number, loginId: number, more: Partial<Asker> = {}) =>
      turns.take({ firmId, loginId, ...more }, async () => {
        started.push(name);
        const { promise, resolve } = Promise.withResolvers<undefined>();
        open.push({ name, end: () => resolve(undefined) });
        await promise;
        return name;
      }),
    /** Ends the read that has run longest. */
    async end() {
      open.shift()?.end();
      await settled();
    },
  };
}

const tooMany = { code: 'tooManyAttempts', status: 429, options: { retryAfter: 2 } };

test('two reads of a login and four of a firm are under way at once, and six in all', async () => {
  const { started, ask, settled, end } = reads(new ReadTurns(limits));
  const asked = [
    ...['a1', 'a2', 'a3'].map((name) => ask(name, 1, 1)),
    ...['b1', 'b2', 'c1'].map((name) => ask(name, 1, name === 'c1' ? 3 : 2)),
    ...['d1', 'd2', 'e1'].map((name) => ask(name, 2, name === 'e1' ? 5 : 4)),
  ];
  await settled();
  expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'd1', 'd2']);
  for (let n = 0; n < asked.length; n += 1) await end();
  await Promise.all(asked);
  expect(started.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1', 'd2', 'e1']);
});

test('the firms alternate, and the logins within a firm', async () => {
  const one = { ...limits, atOnce: { all: 1, firm: 4, login: 2 } };
  const { started, ask, end } = reads(new ReadTurns(one));
  const asked = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 1, 1)),
    ...['b1', 'b2'].map((name) => ask(name, 1, 2)),
    ask('c1', 2, 3),
    ask('c2', 2, 3),
  ];
  for (let n = 0; n < asked.length; n += 1) await end();
  await Promise.all(asked);
  expect(started).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3', 'a4']);
});

test('more than may wait are refused, and nobody else is', async () => {
  const { started, ask, settled, end } = reads(new ReadTurns({ ...limits, waiting: { firm: 4, login: 3 } }));
  const own = Array.from({ length: 5 }, (_, nr) => ask(`a${nr}`, 1, 1));
  await expect(ask('a5', 1, 1)).rejects.toMatchObject(tooMany);
  const others = [2, 2, 3].map((loginId) => ask('b', 1, loginId));
  await expect(ask('c', 1, 4)).rejects.toMatchObject(tooMany);
  const elsewhere = ask('d', 2, 5);
  await settled();
  expect(started).toContain('d');
  for (let n = 0; n < 9; n += 1) await end();
  await Promise.all([...own, ...others, elsewhere]);
});

test('what waits for a reader who is gone is dropped, and gives its place to others', async () => {
  const { started, ask, settled, end } = reads(new ReadTurns({ ...limits, waiting: { firm: 9, login: 3 } }));
  let isGone = false;
  const running = [ask('a1', 1, 1), ask('a2', 1, 1)];
  const left = [1, 2, 3].map((nr) => ask(`left ${nr}`, 1, 1, { isGone: () => isGone }));
  await settled();
  isGone = true;
  const next = ask('next', 1, 1);
  const outcomes = await Promise.allSettled(left);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: tooMany });
  for (let n = 0; n < 3; n += 1) await end();
  await Promise.all([...running, next]);
  expect(started).toEqual(['a1', 'a2', 'next']);
});

test('a read that waited lets other work go first, one that did not wait begins at once', async () => {
  const log: string[] = [];
  const one = { ...limits, atOnce: { all: 1, firm: 1, login: 1 } };
  const turns = new ReadTurns(one, async () => void log.push('quiet'));
  const take = (name: string) => turns.take({ firmId: 1, loginId: 1 }, async () => void log.push(name));
  await Promise.all([take('first'), take('second')]);
  await take('third');
  expect(log).toEqual(['first', 'quiet', 'second', 'third']);
});

test('where reads block the process, the first one lets other work go first too', async () => {
  const log: string[] = [];
  const turns = new ReadTurns(limits, async () => void log.push('quiet'), true);
  await turns.take({ firmId: 1, loginId: 1 }, async () => void log.push('first'));
  expect(log).toEqual(['quiet', 'first']);
});

test('a read that fails ends its turn', async () => {
  const turns = new ReadTurns({ ...limits, atOnce: { all: 1, firm: 1, login: 1 } });
  const asker = { firmId: 1, loginId: 1 };
  await expect(turns.take(asker, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await turns.take(asker, () => Promise.resolve('done'))).toBe('done');
});
