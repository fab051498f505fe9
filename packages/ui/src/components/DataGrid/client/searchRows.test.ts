import { describe, expect, it } from 'vitest';
import type { DataGridColumn } from '../dataGrid.types.js';
import { searchRows } from './searchRows.js';

interface Row {
  title: string;
  state: string;
  size: number;
}

const columns: readonly DataGridColumn<Row>[] = [
  { id: 'title', header: 'Title', width: 100, text: (row) => row.title },
  { id: 'state', header: 'State', width: 100, cell: (row) => row.state, sortValue: (row) => row.state },
  { id: 'size', header: 'Size', width: 100, cell: (row) => row.size, sortValue: (row) => row.size },
  { id: 'icon', header: 'Type', width: 24, cell: () => null },
];
const deed = { title: 'Deed of variation', state: 'Signed', size: 12 };
const letter = { title: 'Lettre d’été', state: 'Declined', size: 12 };
const rows = [deed, letter];

describe('searching rows', () => {
  it('finds every word, in any column', () => {
    expect(searchRows(rows, columns, 'signed deed')).toEqual([deed]);
    expect(searchRows(rows, columns, 'declined deed')).toEqual([]);
  });

  it('takes no notice of case, accents and spaces around', () => {
    expect(searchRows(rows, columns, '  ETE ')).toEqual([letter]);
  });

  it('does not find what is written nowhere', () => {
    expect(searchRows(rows, columns, '12')).toEqual([]);
  });

  it('does not match words of two columns as one', () => {
    expect(searchRows(rows, columns, 'variationsigned')).toEqual([]);
  });

  it('gives the same array where nothing is searched for', () => {
    expect(searchRows(rows, columns, ' ')).toBe(rows);
  });
});
