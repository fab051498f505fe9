import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataGridExample } from '../DataGrid.example.js';
import { aDocument, type SampleDocument } from '../DataGrid.fixtures.js';
import { inAWindow } from '../testing/ariaGrid.js';

inAWindow();

const onRowAction = vi.fn<(row: SampleDocument) => void>();
beforeEach(() => onRowAction.mockClear());

const first = aDocument(0);
const second = aDocument(1);

/** @returns what shows other rows */
function show(...rows: SampleDocument[]) {
  const grid = (shown: SampleDocument[]) => (
    <DataGridExample
      state={{ status: 'ready', total: shown.length, rowAt: (index) => shown[index] }}
      toolbar={<button type="button">Upload</button>}
      onRowAction={onRowAction}
    />
  );
  const { rerender } = render(grid(rows));
  return (...next: SampleDocument[]) => rerender(grid(next));
}

function cell({ title }: SampleDocument): HTMLElement {
  return screen.getByRole('rowheader', { name: title });
}

/** One press of a pointer. A browser counts those that follow one another, wherever they land. */
function press(target: HTMLElement, detail: number): void {
  fireEvent.pointerDown(target, { detail });
  fireEvent.mouseDown(target, { detail });
  fireEvent.click(target, { detail });
  if (detail === 2) fireEvent.doubleClick(target, { detail });
}

describe('a double click acts', () => {
  test('on the row that was pressed twice', async () => {
    show(first, second);
    await userEvent.dblClick(cell(second));
    expect(onRowAction.mock.calls).toEqual([[second]]);
  });

  test('on a row that went elsewhere meanwhile', () => {
    const update = show(first, second);
    press(cell(second), 1);
    update(second, first);
    press(cell(second), 2);
    expect(onRowAction.mock.calls).toEqual([[second]]);
  });

  test('on the row that what the first press showed covers, and not on that', () => {
    const onClick = vi.fn();
    render(<button onClick={onClick}>Details</button>);
    show(first, second);
    press(cell(second), 1);
    press(screen.getByRole('button', { name: 'Details' }), 2);
    expect(onRowAction.mock.calls).toEqual([[second]]);
    expect(onClick).not.toHaveBeenCalled();
    press(screen.getByRole('button', { name: 'Details' }), 1);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('where a script makes it', () => {
    show(first);
    fireEvent.doubleClick(cell(first));
    expect(onRowAction.mock.calls).toEqual([[first]]);
  });
});

describe('a double click does nothing', () => {
  test('whose second press is elsewhere', () => {
    show(first);
    press(cell(first), 1);
    const beside = screen.getByRole('button', { name: 'Upload' });
    fireEvent.pointerDown(beside, { clientX: 40 });
    fireEvent.click(beside, { detail: 2, clientX: 40 });
    expect(onRowAction).not.toHaveBeenCalled();
  });

  test('whose second press lands on another row', () => {
    show(first, second);
    press(cell(second), 1);
    press(cell(first), 2);
    expect(onRowAction).not.toHaveBeenCalled();
  });

  test('whose second press lands on the same element, which shows another row by then', () => {
    const update = show(first, second);
    const element = cell(first);
    press(element, 1);
    update(second);
    expect(cell(second)).toBe(element);
    press(element, 2);
    expect(onRowAction).not.toHaveBeenCalled();
  });

  test('whose first press was beside the grid, even on the row that was pressed last', () => {
    show(first);
    press(cell(first), 1);
    press(screen.getByRole('button', { name: 'Upload' }), 1);
    press(cell(first), 2);
    expect(onRowAction).not.toHaveBeenCalled();
  });

  test('whose first press was on a header', () => {
    show(first);
    press(cell(first), 1);
    press(screen.getByRole('columnheader', { name: /Title/ }), 1);
    press(cell(first), 2);
    expect(onRowAction).not.toHaveBeenCalled();
  });
});
