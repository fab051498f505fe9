import { expect, test } from 'vitest';
import type { DataGridColumn, GridSort } from '../dataGrid.types.js';
import { sortedBy } from './columnTable.js';

function text(row: string): string {
  return row;
}

const columns: readonly DataGridColumn<string>[] = [
  { id: 'title', header: 'Title', width: 200, text, sortable: true },
  { id: 'client', header: 'Client', width: 40, text, sortable: true, firstDirection: 'descending' },
  { id: 'size', header: 'Size', width: 90, text },
];
const title: GridSort = { id: 'title', direction: 'ascending' };
const size: GridSort = { id: 'size', direction: 'ascending' };
const client: GridSort = { id: 'client', direction: 'descending' };

test('sorts by a column in its own direction first, and by nothing that cannot be sorted', () => {
  const sort: readonly GridSort[] = [];
  const now = { columns, sort, sortLimit: 3 };
  expect(sortedBy(now, { id: 'size', additive: false })).toBe(sort);
  expect(sortedBy(now, { id: 'client', additive: false })).toEqual([client]);
});

test('turns a column around, and lets go of it where others are left', () => {
  const press = { id: 'title', additive: true };
  const turned = sortedBy({ columns, sort: [client, title], sortLimit: 3 }, press);
  expect(turned).toEqual([client, { id: 'title', direction: 'descending' }]);
  expect(sortedBy({ columns, sort: turned, sortLimit: 3 }, press)).toEqual([client]);
});

test('sorts by as many columns as its list can: one more replaces the last', () => {
  const press = { id: 'client', additive: true };
  expect(sortedBy({ columns, sort: [title, size], sortLimit: 2 }, press)).toEqual([title, client]);
  expect(sortedBy({ columns, sort: [title], sortLimit: 1 }, press)).toEqual([client]);
});
