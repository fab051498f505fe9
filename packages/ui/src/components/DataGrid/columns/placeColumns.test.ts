import { expect, it } from 'vitest';
import type { ColumnSettings, DataGridColumn } from '../dataGrid.types.js';
import { NO_SETTINGS, pinColumn, showColumn } from './columnSettings.js';
import { placeColumns, visibleColumns } from './placeColumns.js';

type Row = Readonly<Record<string, string>>;

function column(id: string, width: number, rest: Partial<DataGridColumn<Row>> = {}): DataGridColumn<Row> {
  return { id, header: id, width, text: (row: Row) => row[id] ?? '', ...rest } as DataGridColumn<Row>;
}

const columns = [
  column('title', 200, { grow: 1 }),
  column('filter', 140, { yields: 2 }),
  column('createdBy', 120, { yields: 1 }),
];

function placed(settings: ColumnSettings, available: number) {
  const byId = new Map(columns.map((each) => [each.id, each]));
  const options = { settings, selectWidth: undefined, hasMenuButton: false, available };
  return placeColumns(visibleColumns(columns, settings), byId, options);
}

const ids = (settings: ColumnSettings, available: number) => placed(settings, available).map(({ id }) => id);

it('hides the columns that yield where there is no room', () => {
  expect(ids(NO_SETTINGS, 340)).toEqual(['title', 'createdBy']);
});

it('keeps a pinned column that yields: another one goes, then the rows scroll sideways', () => {
  const pinned = pinColumn(NO_SETTINGS, 'filter', 'start');
  expect(ids(pinned, 340)).toEqual(['filter', 'title']);
  const wide = { ...pinned, widths: { title: 900 } };
  expect(placed(wide, 340).map(({ id, pin }) => [id, pin])).toEqual([
    ['filter', 'start'],
    ['title', undefined],
  ]);
});

it('lets a column that is pinned no more yield again', () => {
  expect(ids(pinColumn(NO_SETTINGS, 'filter', 'none'), 340)).toEqual(['title', 'createdBy']);
});

it('keeps a column that the user asked for', () => {
  expect(ids(showColumn(NO_SETTINGS, 'filter', true), 340)).toEqual(['title', 'filter']);
});

it('leaves a column at the width that the user gave it, whatever it would grow to', () => {
  const task = [column('task', 150, { growTo: 216 })];
  const width = (settings: ColumnSettings) => {
    const byId = new Map(task.map((each) => [each.id, each]));
    const options = { settings, selectWidth: undefined, hasMenuButton: false, available: 400 };
    return placeColumns(visibleColumns(task, settings), byId, options)[0]?.width;
  };
  expect(width(NO_SETTINGS)).toBe(216);
  expect(width({ ...NO_SETTINGS, widths: { task: 160 } })).toBe(160);
});
