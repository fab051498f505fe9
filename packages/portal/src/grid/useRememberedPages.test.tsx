import { queryOptions } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useCallback } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '@countersign/api-client';
import { renderWithPortal } from '../testing/renderWithPortal.tsx';
import type { PageRequest } from './useGridPages.ts';
import { useRememberedPages } from './useRememberedPages.ts';

const tab = { entry: '', word: '' };

beforeEach(() => {
  Object.assign(tab, { entry: 'first', word: 'cat' });
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { key: tab.entry };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows a list of 1,000 rows, ten on each page, and says which pages of which search are asked for. */
function renderList() {
  const asked: string[] = [];
  const rendered = renderWithPortal(
    () => {
      const { word } = tab;
      const list = useCallback(
        ({ pageNumber, itemsPerPage }: PageRequest) =>
          queryOptions({
            queryKey: keys.documents.list(12, { pageNumber, itemsPerPage, searchTerm: word }),
            queryFn: () => {
              asked.push(`${word} ${pageNumber}`);
              return Promise.resolve({ Items: [], TotalItems: 1000 });
            },
          }),
        [word],
      );
      return useRememberedPages('cats', list);
    },
    () => Response.error(),
  );
  const grid = () => rendered.result.current.grid;
  /** Goes to another entry of the history: the grid leaves its view at this row before it shows the next. */
  function go(row: number, entry: string, word: string): void {
    Object.assign(tab, { entry, word });
    grid().onLeave(row);
    rendered.rerender();
  }
  act(() => {
    grid().onPageSizeChange(10);
  });
  return { asked, grid, go };
}

it('opens a list of an earlier entry where it was left, and one of a new entry at its start', async () => {
  const { asked, grid, go } = renderList();
  await expect.poll(() => asked[0]).toBe('cat 1');
  go(570, 'second', 'dog');
  expect(grid().opensAt).toBe(0);
  await expect.poll(() => asked).toContain('dog 1');
  go(90, 'first', 'cat');
  expect(grid().opensAt).toBe(570);
  await expect.poll(() => asked).toContain('cat 58');
  go(570, 'second', 'dog');
  expect(grid().opensAt).toBe(90);
  go(90, 'third', 'cat');
  expect(grid().opensAt).toBe(0);
});

it('opens another search of the same entry at its start', () => {
  const { grid, go } = renderList();
  go(570, 'first', 'dog');
  expect(grid().opensAt).toBe(0);
});

it('opens every list at its start where the browser does not name the entries', () => {
  vi.stubGlobal('navigation', { currentEntry: null });
  const { grid, go } = renderList();
  go(570, 'second', 'dog');
  go(0, 'first', 'cat');
  expect(grid().opensAt).toBe(0);
});
