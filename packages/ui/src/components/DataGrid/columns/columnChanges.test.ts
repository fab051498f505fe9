import { expect, test, vi } from 'vitest';
import type { ColumnSettings, DataGridColumn } from '../dataGrid.types.js';
import { columnChanges, tableOf } from './columnChanges.js';
import { NO_SETTINGS } from './columnSettings.js';
import { visibleColumns } from './placeColumns.js';

function text(row: string): string {
  return row;
}

const columns: readonly DataGridColumn<string>[] = [
  { id: 'title', header: 'Title', width: 200, text, sortable: true },
  { id: 'client', header: 'Client', width: 40, text, sortable: true, firstDirection: 'descending' },
  { id: 'size', header: 'Size', width: 90, text, minWidth: 120 },
];

function changed(settings: ColumnSettings = NO_SETTINGS) {
  return { columns, settings, sort: [], sortLimit: 3, onSortChange: vi.fn(), onSettingsChange: vi.fn() };
}

test.each<[string, ColumnSettings]>([
  ['nothing changed', NO_SETTINGS],
  ['a hidden column', { ...NO_SETTINGS, visible: { client: false, title: true } }],
  ['an order with strangers and doubles', { ...NO_SETTINGS, order: ['size', 'gone', 'size', 'client'] }],
  ['widths beyond what is allowed', { ...NO_SETTINGS, widths: { title: 9000, client: 1, size: 100 } }],
])('draws the columns that the table would: %s', (_, settings) => {
  const found = tableOf(changed(settings)).getVisibleLeafColumns();
  expect(visibleColumns(columns, settings)).toEqual(
    found.map((column) => ({ id: column.id, width: column.getSize() })),
  );
});

test('sorts by a column in its own direction first, and by nothing that cannot be sorted', () => {
  const now = changed();
  const { toggleSort } = columnChanges(now);
  toggleSort('size', false);
  expect(now.onSortChange).not.toHaveBeenCalled();
  toggleSort('client', false);
  expect(now.onSortChange).toHaveBeenCalledWith([{ id: 'client', direction: 'descending' }]);
});

test('sorts by as many columns as its list can: one more replaces the last', () => {
  const sort = [
    { id: 'title', direction: 'ascending' },
    { id: 'size', direction: 'ascending' },
  ] as const;
  const now = { ...changed(), sort, sortLimit: 2 };
  columnChanges(now).toggleSort('client', true);
  expect(now.onSortChange).toHaveBeenCalledWith([sort[0], { id: 'client', direction: 'descending' }]);
  const one = { ...changed(), sort: [sort[0]], sortLimit: 1 };
  columnChanges(one).toggleSort('client', true);
  expect(one.onSortChange).toHaveBeenCalledWith([{ id: 'client', direction: 'descending' }]);
});

test('gives a column no less than its least width', () => {
  const now = changed({ ...NO_SETTINGS, widths: { title: 300 } });
  expect(columnChanges(now).resize('size', 30)).toBe(120);
  expect(now.onSettingsChange).toHaveBeenCalledWith({ ...now.settings, widths: { title: 300, size: 120 } });
});
