import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataGrid } from '../DataGrid.js';
import { inAWindow } from '../testing/ariaGrid.js';

inAWindow();

const columns = [{ id: 'title', header: 'Title', width: 200, rowHeader: true, text: (row: string) => row }];
const state = { status: 'ready', total: 1, rowAt: () => 'Deed' } as const;

function show(onColumnSettingsChange?: () => void): HTMLElement {
  render(
    <DataGrid
      label="Documents"
      columns={columns}
      state={state}
      rowId={(row) => row}
      {...(onColumnSettingsChange === undefined ? {} : { onColumnSettingsChange })}
    />,
  );
  screen.getByRole('rowheader', { name: 'Deed' }).focus();
  press('ArrowUp');
  const header = screen.getByRole('columnheader', { name: 'Title' });
  expect(header).toHaveFocus();
  return header;
}

/** @returns false where the grid has taken the key */
function press(key: string, shiftKey = false): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });
}

test('a column can be resized where its caller hears of it', () => {
  const onChange = vi.fn();
  const header = show(onChange);
  expect(header.querySelector('[data-grid-resizer]')).not.toBeNull();
  expect(press('ArrowRight', true)).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('elsewhere it has no handle, and leaves the keys that would resize it', () => {
  const header = show();
  expect(header.querySelector('[data-grid-resizer]')).toBeNull();
  expect(press('ArrowRight', true)).toBe(true);
});
