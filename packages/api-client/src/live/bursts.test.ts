import { expect, test, vi } from 'vitest';
import { manualRuntime } from '../upload/testing/manualRuntime.ts';
import { createBursts } from './bursts.ts';

function setUp(work: (items: readonly number[]) => Promise<unknown> = () => Promise.resolve()) {
  const { runtime, advance } = manualRuntime();
  const done: (readonly number[])[] = [];
  const bursts = createBursts<number>(runtime, 300, (items) => {
    done.push(items);
    return work(items);
  });
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
  await advance(300);
  bursts.add(4);
  expect(done).toEqual([[1], [2, 3], [4]]);
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
