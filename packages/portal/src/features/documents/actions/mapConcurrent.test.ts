import { expect, it, vi } from 'vitest';
import { mapConcurrent } from './mapConcurrent.ts';

it('keeps the order, and continues after a failure', async () => {
  const gone = new Error('gone');
  const outcomes = await mapConcurrent([1, 2, 3, 4], (id) =>
    id === 2 ? Promise.reject(gone) : Promise.resolve(),
  );
  expect(outcomes).toEqual([
    { item: 1, ok: true },
    { item: 2, ok: false, error: gone },
    { item: 3, ok: true },
    { item: 4, ok: true },
  ]);
});

it('counts a rejection without an error as a failure', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(null);
  expect(await mapConcurrent([1], work)).toEqual([{ item: 1, ok: false, error: null }]);
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
