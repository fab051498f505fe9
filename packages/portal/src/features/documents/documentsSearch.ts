import { listDocumentsSortFields } from '@countersign/api-client/contract';

/** What the address says about the list: the words searched for, the filter, the order. */
export interface DocumentsSearch {
  readonly q: string;
  /** Filter id; 0 is the root, which shows everything. */
  readonly filter: number;
  readonly sort: SortField;
  readonly direction: 'asc' | 'desc';
}

/** The orders that the contract has. */
export const sortFields = listDocumentsSortFields;
type SortField = (typeof sortFields)[number];

export const defaultSearch: DocumentsSearch = { q: '', filter: 0, sort: 'ModifiedDate', direction: 'desc' };

/** Reads the query of an address; what makes no sense counts as absent. */
export function parseDocumentsSearch(query: Readonly<Record<string, unknown>>): DocumentsSearch {
  const filter = Number(query['filter']);
  const sort = sortFields.find((field) => field === query['sort']);
  return {
    q: query['q'] === undefined ? '' : String(query['q']).slice(0, 200),
    filter: Number.isInteger(filter) && filter > 0 ? filter : 0,
    sort: sort ?? defaultSearch.sort,
    direction: query['direction'] === 'asc' || query['direction'] === 'desc' ? query['direction'] : 'desc',
  };
}
