import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GridPages } from './useGridPages.ts';
import { LOADING_DELAY_MS, useHeldView } from './useHeldView.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function view(viewKey: string, total: number | null): GridPages<string> {
  return {
    state:
      total === null
        ? { status: 'loading' }
        : { status: 'ready', total, rowAt: (index) => `${viewKey} ${index}` },
    problem: null,
    total,
    pageSize: 10,
    viewKey,
    opensAt: 0,
    onPageSizeChange: () => undefined,
    readRows: () => [],
    readAll: () => Promise.resolve([]),
  };
}

const failed: GridPages<string> = {
  ...view('dogs', null),
  state: { status: 'failed', message: 'No connection', onRetry: () => undefined },
  problem: 'unreached',
};

function renderView(first: GridPages<string>) {
  const { result, rerender } = renderHook((pages: GridPages<string>) => useHeldView(pages), {
    initialProps: first,
  });
  return {
    shown: () => result.current,
    show: rerender,
    wait: (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    },
  };
}

it('keeps the rows of the view before while those of the next are read', () => {
  const [cats, dogs] = [view('cats', 40), view('dogs', 3)];
  const { shown, show, wait } = renderView(cats);
  show(view('dogs', null));
  expect(shown()).toMatchObject({ viewKey: 'cats', total: 40, state: { refetching: true } });
  wait(LOADING_DELAY_MS - 1);
  expect(shown()).toMatchObject({ viewKey: 'cats', total: 40, state: { refetching: true } });
  show(dogs);
  expect(shown()).toBe(dogs);
  wait(LOADING_DELAY_MS);
  expect(shown()).toBe(dogs);
});

it('shows that rows are loading once it has taken a second, however often the search changes', () => {
  const { shown, show, wait } = renderView(view('cats', 40));
  show(view('d', null));
  wait(LOADING_DELAY_MS - 1);
  show(view('do', null));
  expect(shown().viewKey).toBe('cats');
  wait(1);
  expect(shown()).toMatchObject({ viewKey: 'do', state: { status: 'loading' } });
  show(view('dog', null));
  expect(shown()).toMatchObject({ viewKey: 'dog', state: { status: 'loading' } });
  // Each wait has its own second.
  show(view('dog', 3));
  show(view('cats', null));
  expect(shown().viewKey).toBe('dog');
});

it('shows at once that nothing can be read', () => {
  const { shown, show } = renderView(view('cats', 40));
  show(view('dogs', null));
  show(failed);
  expect(shown()).toBe(failed);
  // There are no rows to keep.
  show(view('cats', null));
  expect(shown().state.status).toBe('loading');
});

it('does not keep the words of an empty list, which name what was searched', () => {
  const { shown, show } = renderView(view('cats', 0));
  show(view('dogs', null));
  expect(shown().state.status).toBe('loading');
});
