import type { DataGridColumn } from '../dataGrid.types.js';

/** Accents, which a user leaves out when searching. */
const accents = /\p{Mark}/gu;

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(accents, '').toLowerCase();
}

/**
 * Rows in which every word is found, in any column, whatever its case and
 * accents. Looks through the text of a column, and through its value to sort by
 * where that is a word, so that a column drawn by React can be found too.
 * @returns the same array where nothing is searched for
 */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly DataGridColumn<Row>[],
  search: string,
): readonly Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = folded(columns.map((column) => wordsOf(column, row)).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function wordsOf<Row>(column: DataGridColumn<Row>, row: Row): string {
  if (column.text !== undefined) return column.text(row);
  const value = column.sortValue?.(row);
  return typeof value === 'string' ? value : '';
}
