import { expect, it, vi } from 'vitest';
import { createBulkRunner, type BulkRunner } from './bulkRunner.ts';
import { task, untilEnded } from './bulkRunner.example.ts';

const outcomeLabels = { done: 'Assigned', unchanged: 'Already there', untried: 'Not processed' };

/** The outcomes of the run that is shown, with the names of their objects. */
async function namesOf(runner: BulkRunner) {
  const outcomes = runner.get()?.outcomes ?? [];
  return Promise.all(
    outcomes.map(async ({ label, count, read }) => [label, count, (await read(0)).map(({ name }) => name)]),
  );
}

it('lists what was changed and what needed nothing, in the order of the objects, beside the failures', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  runner.start(
    task({
      outcomeLabels,
      needsNothing: (id) => Promise.resolve(id === 2),
      async work(id) {
        if (id === 1) await gate.promise;
        if (id === 3) throw new Error('Gone');
        if (id === 5) gate.resolve(undefined);
        return id !== 4;
      },
    }),
  );
  await untilEnded(runner);
  expect(await namesOf(runner)).toEqual([
    ['Assigned', 2, ['Document 1', 'Document 5']],
    ['Already there', 2, ['Document 2', 'Document 4']],
  ]);
  expect(runner.get()).toMatchObject({ done: 4, unchanged: 2, failed: 1, failures: [{ id: 3 }] });
});

it('lists what was not begun when it is cancelled', async () => {
  const runner = createBulkRunner();
  const gate = Promise.withResolvers<undefined>();
  const work = vi.fn(() => gate.promise);
  runner.start(task({ outcomeLabels, work }));
  expect(runner.get()?.outcomes).toBeUndefined();
  await expect.poll(() => work.mock.calls.length).toBe(3);
  runner.cancel();
  gate.resolve(undefined);
  await untilEnded(runner);
  expect(await namesOf(runner)).toEqual([
    ['Assigned', 3, ['Document 1', 'Document 2', 'Document 3']],
    ['Not processed', 2, ['Document 4', 'Document 5']],
  ]);
});

it('reads names that are not known only when they are asked for', async () => {
  const runner = createBulkRunner();
  const nameOf = vi.fn((id: number) =>
    id === 2 ? Promise.reject(new Error('No connection')) : Promise.resolve(`Letter ${id}`),
  );
  const read = () => Promise.resolve([{ id: 1 }, { id: 2 }, { id: 3, name: 'Lease' }]);
  runner.start(task({ outcomeLabels, read, nameOf }));
  await untilEnded(runner);
  expect(nameOf).not.toHaveBeenCalled();
  expect(await namesOf(runner)).toEqual([['Assigned', 3, ['Letter 1', 'Unknown 2', 'Lease']]]);
  expect(await runner.get()?.outcomes?.[0]?.read(2)).toEqual([{ id: 3, name: 'Lease' }]);
});

it('tells the outcomes of two actions apart', async () => {
  const runner = createBulkRunner();
  const ids: (string | undefined)[] = [];
  for (let run = 0; run < 2; run += 1) {
    runner.start(task({ outcomeLabels }));
    await untilEnded(runner);
    ids.push(runner.get()?.outcomes?.[0]?.id);
  }
  expect(new Set(ids).size).toBe(2);
});

it.each([
  ['some', 2, true],
  ['all', 5, false],
  ['none', 0, false],
] as const)('stays for users to see which were left out, where %s were', async (_some, leftOut, stays) => {
  const runner = createBulkRunner();
  const onSucceeded = vi.fn();
  runner.start(task({ outcomeLabels, onSucceeded, needsNothing: (id) => Promise.resolve(id <= leftOut) }));
  await untilEnded(runner);
  expect(runner.get() !== null).toBe(stays);
  expect(onSucceeded).toHaveBeenCalledTimes(stays ? 0 : 1);
});
