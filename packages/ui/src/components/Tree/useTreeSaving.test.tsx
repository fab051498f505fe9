import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTreeSaving } from './useTreeSaving.js';

it.each([
  ['a function', (): void => undefined],
  ['an asynchronous function', (): Promise<void> => Promise.resolve()],
])('takes %s that returns nothing for success', async (_kind, answer) => {
  const done = vi.fn();
  const { result } = renderHook(() => useTreeSaving());
  await act(async () => {
    result.current.save(1, 'Tax', answer, done);
    await answer();
  });
  expect(done).toHaveBeenCalledOnce();
  expect(result.current.failure).toBeUndefined();
  expect([...result.current.pendingIds]).toEqual([]);
});
