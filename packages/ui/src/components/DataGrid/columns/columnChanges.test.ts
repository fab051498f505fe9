import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/react-table';
import { expect, test, vi } from 'vitest';
import type { ColumnSettings, DataGridColumn, GridSort } from '../dataGrid.types.js';
import { ColumnChanges } from './columnChanges.js';
import { NO_SETTINGS } from './columnSettings.js';
import { leastWidth, MAX_WIDTH, visibleColumns } from './placeColumns.js';
import { stateOfCaller } from './useControlledTable.js';

function text(row: string): string {
  return row;
}

const columns: readonly DataGridColumn<string>[] = [
  { id: 'title', header: 'Title', width: 200, text, sortable: true },
  { id: 'client', header: 'Client', width: 40, text, sortable: true, firstDirection: 'descending' },
  { id: 'size', header: 'Size', width: 90, text, minWidth: 120 },
];

function changed({ settings = NO_SETTINGS, sort = [] as readonly GridSort[], sortLimit = 3 } = {}) {
  return { columns, settings, sort, sortLimit, onSortChange: vi.fn(), onSettingsChange: vi.fn() };
}

/** The same columns as TanStack Table would lay them out. */
function tableOf({ widths, visible, order }: ColumnSettings) {
  return constructTable({
    features: tableFeatures({
      coreReactivityFeature: stateOfCaller,
      columnOrderingFeature,
      columnSizingFeature,
      columnVisibilityFeature,
    }),
    columns: columns.map((column) => ({
      id: column.id,
      accessorFn: () => column.id,
      size: column.width,
      minSize: leastWidth(column),
      maxSize: MAX_WIDTH,
    })),
    data: [],
    state: { columnSizing: widths, columnVisibility: visible, columnOrder: [...order] },
  });
}

test.each<[string, ColumnSettings]>([
  ['nothing changed', NO_SETTINGS],
  ['a hidden column', { ...NO_SETTINGS, visible: { client: false, title: true } }],
  ['an order with strangers and doubles', { ...NO_SETTINGS, order: ['size', 'gone', 'size', 'client'] }],
  ['widths beyond what is allowed', { ...NO_SETTINGS, widths: { title: 9000, client: 1, size: 100 } }],
])('draws the columns that a table would: %s', (_, settings) => {
  const found = tableOf(settings).getVisibleLeafColumns();
  expect(visibleColumns(columns, settings)).toEqual(
    found.map((column) => ({ id: column.id, width: column.getSize() })),
  );
});

test('gives a column no less than its least width', () => {
  const now = changed({ settings: { ...NO_SETTINGS, widths: { title: 300 } } });
  expect(new ColumnChanges(now).resize('size', 30)).toBe(120);
  expect(now.onSettingsChange).toHaveBeenCalledWith({ ...now.settings, widths: { title: 300, size: 120 } });
});

test('counts every press that was made while the table loads, on what is sorted by then', async () => {
  vi.resetModules();
  const fresh = await import('./columnChanges.js');
  const now = changed();
  const changes = new fresh.ColumnChanges(now);
  const sorted = changes.toggleSort('client', false);
  void changes.toggleSort('title', true);
  void changes.toggleSort('title', true);
  expect(now.onSortChange).not.toHaveBeenCalled();
  changes.update({ ...now, sort: [{ id: 'title', direction: 'ascending' }] });
  await sorted;
  expect(now.onSortChange.mock.calls).toEqual([
    [
      [
        { id: 'client', direction: 'descending' },
        { id: 'title', direction: 'descending' },
      ],
    ],
  ]);
});

test('says that nothing was sorted where the table cannot be loaded, and loads it again for the next press', async () => {
  vi.resetModules();
  vi.doMock('./columnTable.js', () => {
    throw new Error('Offline');
  });
  const fresh = await import('./columnChanges.js');
  const now = changed();
  const changes = new fresh.ColumnChanges(now);
  await expect(changes.toggleSort('client', false)).rejects.toThrow();
  vi.doUnmock('./columnTable.js');
  await changes.toggleSort('title', false);
  expect(now.onSortChange.mock.calls).toEqual([[[{ id: 'title', direction: 'ascending' }]]]);
});
