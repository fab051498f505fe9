import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataGridExample } from '../components/DataGrid/DataGrid.example.js';
import { documents } from '../components/DataGrid/DataGrid.fixtures.js';
import { gridTester } from './gridTester.js';
import { mockLayout } from './mockLayout.js';

const rows = documents(3);
const title = rows[1]?.title ?? '';

let restoreLayout = (): void => undefined;
beforeEach(() => {
  restoreLayout = mockLayout();
});
afterEach(() => {
  restoreLayout();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A grid with all that it adds to the columns of its caller: checkboxes, and buttons of menus. */
function show() {
  render(
    <DataGridExample
      state={{ status: 'ready', total: rows.length, rowAt: (index) => rows[index] }}
      rowMenu={() => []}
    />,
  );
  return gridTester(screen.getByRole('grid'));
}

describe('what it reads', () => {
  test('are the columns of the caller, and a text for each in every row', () => {
    const grid = show();
    expect(grid.columns()[0]).toBe('Type');
    expect(grid.columns()).not.toContain('More actions');
    expect(grid.rowCount()).toBe(3);
    const at = grid.columns().indexOf('Title');
    expect(grid.rows().map((cells) => cells[at])).toEqual(rows.map((row) => row.title));
    for (const cells of grid.rows()) expect(cells).toHaveLength(grid.columns().length);
  });
});

describe('what it presses', () => {
  // Testing Library tells React where test hooks are global, and only there.
  test.each([true, undefined])(
    'is rendered when it returns, without act, where React is told %s',
    async (told) => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', told);
      const complain = vi.spyOn(console, 'error');
      const grid = show();
      grid.press(title);
      expect(grid.isSelected(title)).toBe(true);
      await grid.sortBy('Title');
      expect(screen.getByRole('columnheader', { name: /^Title/ })).toHaveAttribute('aria-sort', 'ascending');
      expect(complain).not.toHaveBeenCalled();
      expect(Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')).toBe(told);
    },
  );

  test('is the row, as by a pointer: it is selected alone', () => {
    const grid = show();
    for (const row of rows) grid.press(row.title);
    expect(rows.map((row) => grid.isSelected(row.title))).toEqual([false, false, true]);
  });

  test('has to be in sight', () => {
    expect(() => show().press('Will')).toThrow('No row shows "Will"');
  });
});
