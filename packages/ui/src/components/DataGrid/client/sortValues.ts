import type { DataGridColumn, SortValue } from '../dataGrid.types.js';

/** What rows are compared by; undefined is blank and comes last, whatever the direction. */
export type SortKey = string | number | undefined;

/** As a user files things: 'Form 9' before 'Form 10', 'éclair' beside 'eclair'. */
const collator = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });

/** What a column orders a row by: its own value for that, or else its text. */
export function sortKey<Row>(column: DataGridColumn<Row>, row: Row): SortKey {
  const value = column.sortValue === undefined ? column.text?.(row) : column.sortValue(row);
  return asKey(value);
}

/** Less than 0 where `a` comes first. Numbers come before words. */
export function compareSortKeys(a: SortKey, b: SortKey): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return typeof a === 'number' ? -1 : 1;
}

function asKey(value: SortValue): SortKey {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}
