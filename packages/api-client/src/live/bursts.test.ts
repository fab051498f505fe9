import { expect, test, vi } from 'vitest';
import { manualRuntime } from '../upload/testing/manualRuntime.ts';
import { createBursts } from './bursts.ts';

function setUp(work: (items: readonly number[]) => Promise<unknown> = () => Promise.resolve()) {
  const { runtime, advance } = manualRuntime();
  const done: (readonly number[])[] = [];
  const bursts = createBursts<number>(
    runtime,
    { everyMs: [300, 1_000, 3_000, 5_000], quietMs: 2_000 },
    (items) => {
      done.push(items);
      return work(items);
    },
  );
  return { bursts, done, advance };
}

test('the first is done at once, what follows together and a while later', async () => {
  const { bursts, done, advance } = setUp();
  bursts.add(1);
  bursts.add(2);
  bursts.add(3);
  await advance(299);
  expect(done).toEqual([[1]]);
  await advance(1);
  expect(done).toEqual([[1], [2, 3]]);
  await advance(2_000);
  bursts.add(4);
  expect(done).toEqual([[1], [2, 3], [4]]);
});

test('what keeps coming is done less and less often, and its last at the latest when it is quiet again', async () => {
  const { bursts, done, advance } = setUp();
  const times: number[] = [];
  for (let ms = 0; ms < 20_000; ms += 100) {
    bursts.add(ms);
    await advance(100);
    for (let index = times.length; index < done.length; index += 1) times.push(ms + 100);
  }
  expect(times).toEqual([100, 300, 1_300, 4_300, 9_300, 14_300, 19_300]);
  await advance(2_000);
  expect(done.flat()).toHaveLength(200);
  expect(done).toHaveLength(8);
  // A single one after that is done at once, and the next soon.
  await advance(2_000);
  bursts.add(1);
  expect(done).toHaveLength(9);
  await advance(300);
  bursts.add(2);
  expect(done).toHaveLength(10);
});

test('what comes now and then is slowed too, until there was a quiet time', async () => {
  const { bursts, done, advance } = setUp();
  for (let count = 0; count < 20; count += 1) {
    bursts.add(count);
    await advance(1_000);
  }
  expect(done.length).toBeLessThanOrEqual(8);
});

test('what is slow is not interrupted by what follows, and one that fails stops nothing', async () => {
  const slow = Promise.withResolvers<undefined>();
  const work = vi.fn(() => slow.promise);
  const { bursts, done, advance } = setUp(work);
  bursts.add(1);
  bursts.add(2);
  await advance(5_000);
  expect(done).toEqual([[1]]);
  slow.reject(new Error('failed'));
  await advance(0);
  expect(done).toEqual([[1], [2]]);
});

test('nothing is done after the end', async () => {
  const { bursts, done, advance } = setUp();
  bursts.add(1);
  bursts.add(2);
  bursts.close();
  bursts.add(3);
  await advance(1_000);
  expect(done).toEqual([[1]]);
});
