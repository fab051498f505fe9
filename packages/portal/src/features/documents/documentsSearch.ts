import { listDocumentsSortFields } from '@countersign/api-client/contract';
import { documentViews, type DocumentView } from '@countersign/api-client/rules';
import { parseSortedSearch, type SortedSearch } from '../../grid/sortedSearch.ts';
import { noQuickFilters, parseQuickFilters, type QuickFilters } from './quickFilters.ts';

/** The sort fields of the contract. */
export const sortFields = listDocumentsSortFields;

/** What limits the list. */
export interface DocumentLimits extends QuickFilters {
  /** The words searched for. */
  readonly q: string;
  /** Filter id; 0 is the root, which shows everything. */
  readonly filter: number;
  readonly view: DocumentView | 'all';
}

/** What the address says about the list: what limits it, and the order. */
export interface DocumentsSearch extends SortedSearch<(typeof sortFields)[number]>, DocumentLimits {
  /** Id of the user's own view that was opened; 0 if none was. What it shows is in the rest of the address. */
  readonly saved: number;
}

const noLimits: DocumentLimits = { q: '', filter: 0, view: 'all', ...noQuickFilters };

/** What the address says if all documents are shown. */
export const noSearch = { ...noLimits, saved: 0 };

export const defaultSearch: DocumentsSearch = {
  ...noSearch,
  sort: 'ModifiedDate',
  direction: 'desc',
  thenBy: '',
};

function limitsOf({ sort, direction, thenBy, saved, ...limits }: DocumentsSearch): DocumentLimits {
  // In one order, so that equal ones have equal texts.
  return { ...noLimits, ...limits };
}

const sidesOfViews: Partial<Record<DocumentLimits['view'], string>> = {
  waitingForUs: 'us',
  waitingForClient: 'client',
};

/** Whether the view says already for whom documents wait: the quick filter limits the list no further. */
export function isWaitingInView({ view, waiting }: DocumentLimits): boolean {
  return waiting !== '' && sidesOfViews[view] === waiting;
}

/** Returns how many filters limit the list, besides a search; what two of them say counts once. */
export function filterCount(search: DocumentsSearch): number {
  const { q, ...filters } = limitsOf(search);
  const none = new Map<string, unknown>(Object.entries(noLimits));
  const inUse = Object.entries(filters).filter(([name, value]) => value !== none.get(name));
  return inUse.length - Number(isWaitingInView(search));
}

/** Whether anything but a search limits the list. */
export function isFiltered(search: DocumentsSearch): boolean {
  return filterCount(search) > 0;
}

/** Tells lists of different documents apart, whatever their order. */
export function listKey(search: DocumentsSearch): string {
  return JSON.stringify(limitsOf(search));
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
