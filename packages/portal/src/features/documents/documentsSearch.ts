import { listDocumentsSortFields } from '@countersign/api-client/contract';
import { parseListSearch, type ListSearch } from '../../grid/listSearch.ts';

/** The sort fields of the contract. */
export const sortFields = listDocumentsSortFields;

/** What the address says about the list: the words searched for, the filter, the order. */
export interface DocumentsSearch extends ListSearch<(typeof sortFields)[number]> {
  /** Filter id; 0 is the root, which shows everything. */
  readonly filter: number;
}

export const defaultSearch: DocumentsSearch = { q: '', filter: 0, sort: 'ModifiedDate', direction: 'desc' };

/** Parses the query of an address; invalid values count as absent. */
export function parseDocumentsSearch(query: Readonly<Record<string, unknown>>): DocumentsSearch {
  const filter = Number(query['filter']);
  return {
    ...parseListSearch(query, sortFields, defaultSearch),
    filter: Number.isInteger(filter) && filter > 0 ? filter : 0,
  };
}
