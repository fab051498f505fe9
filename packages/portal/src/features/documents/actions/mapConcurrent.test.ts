import { expect, it } from 'vitest';
import { mapConcurrent } from './mapConcurrent.ts';

it('keeps the order, and goes on after a failure', async () => {
  const gone = new Error('gone');
  const outcomes = await mapConcurrent([1, 2, 3, 4], (id) =>
    id === 2 ? Promise.reject(gone) : Promise.resolve(),
  );
  expect(outcomes).toEqual([
    { item: 1, error: null },
    { item: 2, error: gone },
    { item: 3, error: null },
    { item: 4, error: null },
  ]);
});

it('works on three at a time', async () => {
  let under = 0;
  let most = 0;
  await mapConcurrent([1, 2, 3, 4, 5, 6, 7], async () => {
    most = Math.max(most, (under += 1));
    await Promise.resolve();
    under -= 1;
  });
  expect(most).toBe(3);
});
