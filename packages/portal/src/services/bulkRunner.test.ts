import { expect, it, vi } from 'vitest';
import { createBulkRunner, type BulkRun } from './bulkRunner.ts';

const items = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Document ${id}` }));
const title = (count: number) => `Assign ${count} documents`;
const rest = {
  nameOf: (id: number) => Promise.resolve(`Document ${id}`),
  reasonOf: (error: unknown) => String(error),
};

it('runs three at a time and counts each', async () => {
  const runner = createBulkRunner();
  const gates = items.map(() => Promise.withResolvers<undefined>());
  const work = vi.fn(async (id: number) => gates[id - 1]?.promise);
  const seen: (BulkRun | null)[] = [];
  runner.subscribe(() => seen.push(runner.get()));
  const ended = runner.start({ title, items, work, ...rest });
  await expect.poll(() => work.mock.calls.length).toBe(3);
  expect(runner.get()).toMatchObject({ title: 'Assign 5 documents', status: 'running', done: 0, total: 5 });
  for (const gate of gates) gate.resolve(undefined);
  await ended;
  expect(runner.get()).toMatchObject({ status: 'finished', done: 5, failures: [] });
  expect(seen.map((run) => run?.done)).toEqual([0, 1, 2, 3, 4, 5, 5]);
});

it('names what failed, and repeats that alone', async () => {
  const runner = createBulkRunner();
  const fails = new Set([2, 4]);
  const work = vi.fn(async (id: number) => {
    await Promise.resolve();
    if (fails.has(id)) throw new Error('Gone');
  });
  await runner.start({ title, items: items.map(({ id }) => ({ id })), work, ...rest });
  expect(runner.get()).toMatchObject({ status: 'finished', done: 3, total: 5 });
  expect(runner.get()?.failures.map(({ name }) => name)).toEqual(['Document 2', 'Document 4']);
  fails.clear();
  work.mockClear();
  runner.retry();
  await expect.poll(() => runner.get()?.status).toBe('finished');
  expect(work.mock.calls.flat()).toEqual([2, 4]);
  expect(runner.get()).toMatchObject({ title: 'Assign 2 documents', done: 2, total: 2, failures: [] });
});

it('stops before the next one when it is cancelled', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  const work = vi.fn(() => gate.promise);
  const ended = runner.start({ title, items, work, ...rest });
  await expect.poll(() => work.mock.calls.length).toBe(3);
  runner.cancel();
  expect(runner.get()?.cancelling).toBe(true);
  runner.close();
  expect(runner.get()).not.toBeNull();
  gate.resolve(undefined);
  await ended;
  expect(work).toHaveBeenCalledTimes(3);
  expect(runner.get()).toMatchObject({ status: 'cancelled', done: 3 });
  runner.close();
  expect(runner.get()).toBeNull();
});

it('starts no second action while one is running', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  const ended = runner.start({ title, items, work: () => gate.promise, ...rest });
  const work = vi.fn(() => Promise.resolve());
  await runner.start({ title, items, work, ...rest });
  expect(work).not.toHaveBeenCalled();
  gate.resolve(undefined);
  await ended;
});
