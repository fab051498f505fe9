import { listDocumentsSortFields } from '@countersign/api-client/contract';
import { documentViews, type DocumentView } from '@countersign/api-client/rules';
import { parseSortedSearch, type SortedSearch } from '../../grid/sortedSearch.ts';
import { noQuickFilters, parseQuickFilters, quickFiltersInUse, type QuickFilters } from './quickFilters.ts';

/** The sort fields of the contract. */
export const sortFields = listDocumentsSortFields;

/** What the address says about the list: what limits it, and the order. */
export interface DocumentsSearch extends SortedSearch<(typeof sortFields)[number]>, QuickFilters {
  /** Filter id; 0 is the root, which shows everything. */
  readonly filter: number;
  readonly view: DocumentView | 'all';
  /** Id of the user's own view that was opened; 0 if none was. What it shows is in the rest of the address. */
  readonly saved: number;
}

export const defaultSearch: DocumentsSearch = {
  q: '',
  filter: 0,
  view: 'all',
  saved: 0,
  ...noQuickFilters,
  sort: 'ModifiedDate',
  direction: 'desc',
  thenBy: '',
};

/** What the address says if all documents are shown. */
export const everything = { q: '', filter: 0, view: 'all', saved: 0, ...noQuickFilters } as const;

/** Returns how many filters limit the list, besides a search. */
export function filterCount(search: DocumentsSearch): number {
  const { filter, view } = search;
  return quickFiltersInUse(search).length + (view === 'all' ? 0 : 1) + (filter === 0 ? 0 : 1);
}

/** Whether anything but a search limits the list. */
export function isFiltered(search: DocumentsSearch): boolean {
  return filterCount(search) > 0;
}

/** Tells lists of different documents apart, whatever their order. */
export function listKey({ q, filter, view, by, modified, waiting }: DocumentsSearch): string {
  return JSON.stringify([q, filter, view, by, modified, waiting]);
}

/** Parses an id; 0 if it is none. */
function parseNumber(value: unknown): number {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : 0;
}

/** Parses the query of an address; invalid values count as absent. */
export function parseDocumentsSearch(query: Readonly<Record<string, unknown>>): DocumentsSearch {
  return {
    ...parseSortedSearch(query, sortFields, defaultSearch),
    filter: parseNumber(query['filter']),
    view: documentViews.find((view) => view === query['view']) ?? 'all',
    saved: parseNumber(query['saved']),
    ...parseQuickFilters(query),
  };
}
