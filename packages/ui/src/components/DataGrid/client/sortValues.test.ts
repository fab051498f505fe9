import { describe, expect, it } from 'vitest';
import type { DataGridColumn, SortValue } from '../dataGrid.types.js';
import { compareSortKeys, sortKey } from './sortValues.js';

interface Row {
  name: string;
  value: SortValue;
}

const named: DataGridColumn<Row> = { id: 'name', header: 'Name', width: 100, text: (row) => row.name };
const valued: DataGridColumn<Row> = { ...named, sortValue: (row) => row.value };

function keyOf(value: SortValue) {
  return sortKey(valued, { name: 'a name', value });
}

describe('what a row is ordered by', () => {
  it('is the text of the column, unless it has a value for that', () => {
    expect(sortKey(named, { name: 'Ellery', value: 7 })).toBe('Ellery');
    expect(keyOf(7)).toBe(7);
  });

  it('is nothing where the column has neither', () => {
    const drawn: DataGridColumn<Row> = { id: 'icon', header: 'Type', width: 24, cell: () => null };
    expect(sortKey(drawn, { name: 'Ellery', value: 7 })).toBeUndefined();
  });

  it('is blank for nothing, for spaces, and for what is no number or no date', () => {
    for (const blank of [null, undefined, '', '  ', Number.NaN, new Date('never')]) {
      expect(keyOf(blank)).toBeUndefined();
    }
    expect(keyOf(0)).toBe(0);
    expect(keyOf(false)).toBe(0);
  });

  it('is the moment of a date', () => {
    expect(keyOf(new Date(5))).toBe(5);
  });
});

describe('the order of two', () => {
  function ordered(...keys: (string | number | undefined)[]) {
    return keys.sort(compareSortKeys);
  }

  it('counts within words, and takes no notice of case and accents', () => {
    expect(ordered('Form 10', 'form 9', 'Form 1')).toEqual(['Form 1', 'form 9', 'Form 10']);
    expect(compareSortKeys('Éclair', 'eclair')).toBe(0);
  });

  it('has numbers before words', () => {
    expect(ordered('a', 10, 9)).toEqual([9, 10, 'a']);
    expect(compareSortKeys('a', 1)).toBe(1);
  });

  it('has blank last', () => {
    expect(compareSortKeys(undefined, 'a')).toBe(1);
    expect(compareSortKeys(1, undefined)).toBe(-1);
    expect(compareSortKeys(undefined, undefined)).toBe(0);
  });
});
