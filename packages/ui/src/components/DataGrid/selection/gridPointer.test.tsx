import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataGridExample, type ExampleProps } from '../DataGrid.example.js';
import { aDocument, type SampleDocument } from '../DataGrid.fixtures.js';
import { inAWindow } from '../testing/ariaGrid.js';
import { EVERYTHING, type GridSelection } from './selection.js';

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

describe('a tap', () => {
  const onSelectionChange = vi.fn<(selection: GridSelection) => void>();
  beforeEach(() => {
    onSelectionChange.mockClear();
    // The grid of a test before may wait for the second press of a double click.
    fireEvent.pointerDown(document.body, { clientX: 40 });
  });

  function showTwo(props: Partial<ExampleProps> = {}): void {
    const rows = [first, second];
    render(
      <DataGridExample
        state={{ status: 'ready', total: rows.length, rowAt: (index) => rows[index] }}
        onRowAction={onRowAction}
        onSelectionChange={onSelectionChange}
        {...props}
      />,
    );
  }

  const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });
  const tick = ({ title }: SampleDocument) => screen.getByRole('checkbox', { name: new RegExp(title) });
  const selected = () => [...(onSelectionChange.mock.lastCall?.[0].ids ?? [])];

  test('opens the row while none is selected, and selects nothing', async () => {
    showTwo();
    await tap(cell(second));
    expect(onRowAction.mock.calls).toEqual([[second]]);
    expect(onSelectionChange).not.toHaveBeenCalled();
  });

  test('beside the tick keeps what was picked, and picks the row or lets it go', async () => {
    showTwo();
    await tap(tick(first));
    await tap(cell(second));
    expect(selected()).toEqual([first.id, second.id]);
    await tap(cell(first));
    expect(selected()).toEqual([second.id]);
    expect(onRowAction).not.toHaveBeenCalled();
  });

  test('lets one row go where all are selected', async () => {
    showTwo({ selected: EVERYTHING });
    await tap(cell(second));
    expect(onSelectionChange).toHaveBeenLastCalledWith({ mode: 'allBut', ids: new Set([second.id]) });
  });

  test('opens the next row although the page selects what it opens', async () => {
    showTwo({ onRowAction: undefined });
    await tap(cell(first));
    expect(selected()).toEqual([first.id]);
    await tap(cell(second));
    expect(selected()).toEqual([second.id]);
    await tap(tick(first));
    expect(selected()).toEqual([second.id, first.id]);
  });

  test('acts once when it is one of two', async () => {
    showTwo({ selected: { mode: 'only', ids: new Set([first.id]) } });
    await userEvent.pointer({ keys: '[TouchA][TouchA]', target: cell(second) });
    expect(selected()).toEqual([first.id]);
    expect(onRowAction).not.toHaveBeenCalled();
  });
});
