import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataGridExample } from '../DataGrid.example.js';
import { aDocument, type SampleDocument } from '../DataGrid.fixtures.js';
import { inAWindow } from '../testing/ariaGrid.js';

inAWindow();

const rows = [aDocument(0), aDocument(1)];

function show(onRowDragStart?: (row: SampleDocument) => { type: string; data: string; label: string }) {
  render(
    <DataGridExample
      state={{ status: 'ready', total: rows.length, rowAt: (index) => rows[index] }}
      onRowDragStart={onRowDragStart}
    />,
  );
  const [cell] = screen.getAllByRole('rowheader');
  const row = cell?.closest<HTMLElement>('[role="row"]');
  if (cell === undefined || row == null) throw new Error('There are rows.');
  return { cell, row };
}

function transfer() {
  return { setData: vi.fn(), setDragImage: vi.fn(), effectAllowed: 'none' };
}

test('a row is draggable once it is pressed with the mouse, and carries what its caller says', () => {
  const { cell, row } = show(({ id }) => ({ type: 'application/x-sample', data: String(id), label: 'One' }));
  expect(row.draggable).not.toBe(true);
  fireEvent.pointerDown(cell, { pointerType: 'mouse' });
  expect(row.draggable).toBe(true);
  const dataTransfer = transfer();
  fireEvent.dragStart(row, { dataTransfer });
  expect(dataTransfer.setData.mock.calls).toEqual([['application/x-sample', String(rows[0]?.id)]]);
  expect(dataTransfer.effectAllowed).toBe('move');
  expect(dataTransfer.setDragImage.mock.calls[0]?.[0]).toHaveTextContent('One');
});

test('a finger that rests on a row opens its menu and drags nothing', () => {
  const { cell, row } = show(() => ({ type: 'a/b', data: '', label: '' }));
  fireEvent.pointerDown(cell, { pointerType: 'touch' });
  expect(row.draggable).not.toBe(true);
});

test('without a caller that takes rows none is draggable', () => {
  const { cell, row } = show();
  fireEvent.pointerDown(cell, { pointerType: 'mouse' });
  expect(row.draggable).not.toBe(true);
  const dataTransfer = transfer();
  fireEvent.dragStart(row, { dataTransfer });
  expect(dataTransfer.setData).not.toHaveBeenCalled();
});
