import { expect, it, vi } from 'vitest';
import type { BulkFailure, BulkRun, BulkWork } from './bulkRun.ts';
import { createBulkRunner, createBulkRunners } from './bulkRunner.ts';
import { items, task, untilEnded } from './bulkRunner.example.ts';
import type { BrowserTask } from './runInBrowser.ts';

it('runs three at a time and counts each', async () => {
  const runner = createBulkRunner();
  const gates = items.map(() => Promise.withResolvers<undefined>());
  const work = vi.fn(async (id: number) => gates[id - 1]?.promise);
  const seen: (BulkRun | null)[] = [];
  runner.subscribe(() => seen.push(runner.get()));
  expect(runner.start(task({ work }))).toBe(true);
  await expect.poll(() => work.mock.calls.length).toBe(3);
  expect(runner.get()).toMatchObject({ title: 'Assign 5 documents', status: 'running', done: 0, total: 5 });
  for (const gate of gates) gate.resolve(undefined);
  await untilEnded(runner);
  expect(runner.get()).toMatchObject({ status: 'finished', done: 5, failures: [] });
  expect(seen.map((run) => run?.done)).toEqual([0, 0, 1, 2, 3, 4, 5, 5]);
});

it('names what failed, and repeats that alone', async () => {
  const runner = createBulkRunner();
  const fails = new Set([2, 4]);
  const work = vi.fn(async (id: number) => {
    await Promise.resolve();
    if (fails.has(id)) throw new Error('Gone');
  });
  runner.start(task({ work, read: () => Promise.resolve(items.map(({ id }) => ({ id }))) }));
  await untilEnded(runner);
  expect(runner.get()).toMatchObject({ status: 'finished', done: 3, failed: 2, total: 5, canRetry: true });
  expect(runner.get()?.failures.map(({ name }) => name)).toEqual(['Document 2', 'Document 4']);
  fails.clear();
  work.mockClear();
  runner.retry();
  await untilEnded(runner);
  expect(work.mock.calls.flat()).toEqual([2, 4]);
  expect(runner.get()).toMatchObject({ title: 'Assign 2 documents', done: 2, total: 2, failed: 0 });
});

it('ends although the name of a failed one cannot be read', async () => {
  const runner = createBulkRunner();
  runner.start(
    task({
      count: 1,
      read: () => Promise.resolve([{ id: 7 }]),
      work: () => Promise.reject(new Error('Gone')),
      nameOf: () => Promise.reject(new Error('No connection')),
    }),
  );
  await untilEnded(runner);
  expect(runner.get()?.failures).toMatchObject([{ id: 7, name: 'Unknown 7' }]);
});

it('ends and reports once if the objects cannot be read, and can be started again', async () => {
  const runner = createBulkRunner();
  const read = vi.fn<BrowserTask['read']>().mockRejectedValueOnce(new Error('No connection'));
  read.mockResolvedValue(items);
  const onRejected = vi.fn<BulkWork['onRejected']>();
  const work = vi.fn(() => Promise.resolve());
  runner.start(task({ read, work, onRejected }));
  await untilEnded(runner);
  expect(runner.get()).toBeNull();
  expect(work).not.toHaveBeenCalled();
  expect(onRejected).toHaveBeenCalledOnce();
  onRejected.mock.lastCall?.[1]();
  await untilEnded(runner);
  expect(runner.get()).toMatchObject({ status: 'finished', done: 5 });
  expect(onRejected).toHaveBeenCalledOnce();
});

it('keeps what was done if it cannot go on', async () => {
  const runner = createBulkRunner();
  const onRejected = vi.fn();
  runner.start({
    ...task({ onRejected }),
    run: (report) => {
      report({ done: 2 });
      return Promise.reject(new Error('No connection'));
    },
  });
  await untilEnded(runner);
  expect(runner.get()).toMatchObject({ status: 'cancelled', done: 2, total: 5 });
  expect(onRejected).toHaveBeenCalledOnce();
});

it('stops before the next one when it is cancelled', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  const work = vi.fn(() => gate.promise);
  runner.start(task({ work }));
  await expect.poll(() => work.mock.calls.length).toBe(3);
  runner.cancel();
  expect(runner.get()?.cancelling).toBe(true);
  runner.close();
  expect(runner.get()).not.toBeNull();
  gate.resolve(undefined);
  await untilEnded(runner);
  expect(work).toHaveBeenCalledTimes(3);
  expect(runner.get()).toMatchObject({ status: 'cancelled', done: 3 });
  runner.close();
  expect(runner.get()).toBeNull();
});

it('starts no second action while one is running, and says so', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  runner.start(task({ work: () => gate.promise }));
  const work = vi.fn(() => Promise.resolve());
  expect(runner.start(task({ work }))).toBe(false);
  expect(work).not.toHaveBeenCalled();
  gate.resolve(undefined);
  await untilEnded(runner);
});

it('starts another one while one is running that yields its place', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  runner.start({ ...task({ work: () => gate.promise }), yields: true });
  expect([runner.isRunning(), runner.isBusy()]).toEqual([true, false]);
  expect(runner.start(task({ count: 2, read: () => Promise.resolve(items.slice(0, 2)) }))).toBe(true);
  await untilEnded(runner);
  expect(runner.get()).toMatchObject({ total: 2, done: 2 });
  expect(runner.backgroundCount()).toBe(1);
  gate.resolve(undefined);
  await expect.poll(() => runner.waitingCount()).toBe(1);
});

const oneFails = (id: number) => (id === 2 ? Promise.reject(new Error('Gone')) : Promise.resolve());

it('keeps an outcome with failures behind the next action until it is dismissed', async () => {
  const runner = createBulkRunner();
  const onClosed = vi.fn();
  runner.start(task({ work: oneFails, onClosed }));
  await untilEnded(runner);
  expect(runner.start(task({ count: 2, read: () => Promise.resolve(items.slice(0, 1)) }))).toBe(true);
  expect(runner.waitingCount()).toBe(1);
  await untilEnded(runner);
  runner.close();
  await expect.poll(() => runner.get()).toMatchObject({ total: 5, failed: 1 });
  expect(onClosed).not.toHaveBeenCalled();
  runner.close();
  expect(onClosed).toHaveBeenCalledOnce();
});

it('leaves an outcome in the tray while a download runs, which a message tells', async () => {
  const runner = createBulkRunner();
  const onSucceeded = vi.fn();
  const needsNothing = (id: number) => Promise.resolve(id === 2);
  runner.start(task({ needsNothing }));
  await untilEnded(runner);
  const gate = Promise.withResolvers<undefined>();
  const download = task({ count: 3, work: () => gate.promise, onSucceeded });
  expect(runner.start({ ...download, yields: true })).toBe(true);
  expect(runner.get()).toMatchObject({ total: 5, unchanged: 1, status: 'finished' });
  expect(runner.backgroundCount()).toBe(1);
  gate.resolve(undefined);
  await expect.poll(() => onSucceeded.mock.calls).toHaveLength(1);
  expect(runner.get()).toMatchObject({ total: 5, unchanged: 1 });
  expect([runner.backgroundCount(), runner.waitingCount()]).toEqual([0, 0]);
});

it('closes a run whose outcome is reported elsewhere, once', async () => {
  const runner = createBulkRunner();
  const onClosed = vi.fn();
  runner.start(task({ onEnded: ({ failed }) => failed === 0, onClosed }));
  await expect.poll(() => runner.get()).toBeNull();
  runner.close();
  expect(onClosed).toHaveBeenCalledOnce();
});

/** Stands for an action that runs elsewhere: it is observed, and its failures are read in pages. */
it('shows an action that does not run in this browser', async () => {
  const runner = createBulkRunner();
  const failures: BulkFailure[] = [1, 2, 3].map((id) => ({ id, name: `Document ${id}`, reason: 'Gone' }));
  const job: BulkWork = {
    title: (count) => `Delete ${count} documents`,
    count: 1284,
    run(report, signal) {
      report({ done: 600, failed: 3, failures: failures.slice(0, 1) });
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          resolve();
        });
      });
    },
    retry: (_, failed) => ({ ...job, count: failed, run: () => Promise.resolve() }),
    readFailures: (from) => Promise.resolve(failures.slice(from)),
    onRejected: () => undefined,
  };
  runner.start(job);
  expect(runner.get()).toMatchObject({ status: 'running', done: 600, failed: 3, total: 1284 });
  runner.cancel();
  await untilEnded(runner);
  expect(runner.get()).toMatchObject({ status: 'cancelled', canRetry: true });
  await Promise.all([runner.readFailures(), runner.readFailures()]);
  expect(runner.get()?.failures).toEqual(failures);
  runner.retry();
  expect(runner.get()?.title).toBe('Delete 3 documents');
  await untilEnded(runner);
});

it('gives each client a place of its own', async () => {
  const runners = createBulkRunners();
  const gate = Promise.withResolvers<undefined>();
  runners.of(12).start(task({ work: () => gate.promise }));
  expect(runners.of(12).isRunning()).toBe(true);
  expect(runners.of(13).get()).toBeNull();
  expect(runners.of(13).start(task({}))).toBe(true);
  await untilEnded(runners.of(13));
  gate.resolve(undefined);
  await untilEnded(runners.of(12));
});

it('gives the place of failures to the next action of the same kind, and to no other', async () => {
  const runner = createBulkRunner();
  const onClosed = vi.fn();
  runner.start({ ...task({ work: oneFails, onClosed }), kind: 'assign' });
  await untilEnded(runner);
  runner.start({ ...task({}), kind: 'delete' });
  expect(runner.waitingCount()).toBe(1);
  await untilEnded(runner);
  runner.start({ ...task({ work: oneFails, onClosed }), kind: 'assign' });
  expect(runner.waitingCount()).toBe(0);
  expect(onClosed).toHaveBeenCalledOnce();
  await untilEnded(runner);
  runner.observe({ ...task({}), kind: 'assign' }, { isNew: true });
  expect([runner.waitingCount(), runner.get()?.status]).toEqual([0, 'running']);
  expect(onClosed).toHaveBeenCalledTimes(2);
});

it('keeps what can be undone beside the next one of its kind, and what was found beside another that was', async () => {
  const runner = createBulkRunner();
  runner.start({ ...task({}), kind: 'assign', undo: () => task({}) });
  await untilEnded(runner);
  runner.start({ ...task({ work: oneFails }), kind: 'assign' });
  expect(runner.waitingCount()).toBe(1);
  await untilEnded(runner);
  runner.observe({ ...task({}), kind: 'assign' });
  expect(runner.get()).toMatchObject({ failed: 1 });
});
