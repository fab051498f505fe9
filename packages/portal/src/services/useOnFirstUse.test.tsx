import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnFirstUse } from './useOnFirstUse.ts';

it('runs once, at the first sign of use', () => {
  const act = vi.fn();
  renderHook(() => {
    useOnFirstUse(act);
  });
  expect(act).not.toHaveBeenCalled();
  fireEvent.pointerMove(window);
  fireEvent.keyDown(window);
  expect(act).toHaveBeenCalledOnce();
});

it('does not run after its page is gone', () => {
  const act = vi.fn();
  const { unmount } = renderHook(() => {
    useOnFirstUse(act);
  });
  unmount();
  fireEvent.keyDown(window);
  expect(act).not.toHaveBeenCalled();
});
