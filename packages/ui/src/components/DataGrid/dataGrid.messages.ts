import { counted, formatCount } from '../counts/counts.js';
import { selectedCount, type GridSelection, type RowId } from './selection/selection.js';
import type { DataGridColumn, GridSort, RowNoun, SortDirection } from './dataGrid.types.js';

export const dataGridMessages = {
  noResults: 'No Results Found',
  failed: 'An error has occurred',
  loading: 'Loading',
  selectAll: 'Select all',
  selectRow: 'Select',
  rowMenu: 'More actions',
  columns: 'Columns',
  resetColumns: 'Reset columns',
  notLoaded: 'Only loaded rows were selected',
  rangeFailed: 'The range couldn’t be selected. Try again.',
  sortFailed: 'The list couldn’t be sorted. Try again.',
} as const;

/** 'Selecting 312 documents' */
export function selectingRange(count: number, noun: RowNoun): string {
  return `Selecting ${rowCount(count, noun)}`;
}

/** 'A range can have up to 500 documents. Select fewer, or select all.' */
export function rangeTooLong(limit: number, noun: RowNoun): string {
  return `A range can have up to ${rowCount(limit, noun)}. Select fewer, or select all.`;
}

/** '1,284 documents' */
export function rowCount(total: number, noun: RowNoun): string {
  return counted(total, noun.one, noun.many);
}

/** '1,284 documents · ', before a number of selected rows that are not all among these; else nothing. */
export function listOf(count: number, total: number, hidden: number, noun: RowNoun): string {
  return hidden > 0 || count > total ? `${rowCount(total, noun)} · ` : '';
}

/** ' of 1,284 selected' or ' selected, 2 not shown', after the number of selected rows. */
export function selectedOf(count: number, total: number, hidden: number): string {
  // A list cannot contain more selected rows than it has, whatever the caller says.
  const notShown = Math.max(hidden, count - total);
  return notShown > 0
    ? ` selected, ${formatCount(notShown)} not shown`
    : ` of ${formatCount(total)} selected`;
}

/** 'Title moved to column 3 of 8' */
export function columnMoved(header: string, place: number, of: number): string {
  return `${header} moved to column ${place} of ${of}`;
}

/** 'Title is 216 pixels wide' */
export function columnSized(header: string, pixels: number): string {
  return `${header} is ${formatCount(pixels)} pixels wide`;
}

/** 'Sort priority 2 of 3, descending' */
export function sortPlace(place: number, of: number, direction: SortDirection): string {
  return `Sort priority ${place} of ${of}, ${direction}`;
}

/** Returns the announcement of a changed selection. */
export function selectionAnnouncement(selection: GridSelection<RowId>, total: number, hidden = 0): string {
  const count = selectedCount(selection, total);
  if (count === 0) return 'No rows selected';
  return `${formatCount(count)}${selectedOf(count, total, hidden)}`;
}

/** 'Sorted by Modified descending, then Title ascending' */
export function sortAnnouncement<Row>(
  sort: readonly GridSort[],
  columns: readonly DataGridColumn<Row>[],
): string {
  if (sort.length === 0) return 'Not sorted';
  const parts = sort.map(({ id, direction }) => {
    const header = columns.find((column) => column.id === id)?.header ?? id;
    return `${header} ${direction}`;
  });
  return `Sorted by ${parts.join(', then ')}`;
}
