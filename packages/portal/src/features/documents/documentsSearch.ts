import { listDocumentsSortFields } from '@countersign/api-client/contract';
import { documentViews, type DocumentView } from '@countersign/api-client/rules';
import { parseListSearch, type ListSearch } from '../../grid/listSearch.ts';

/** The sort fields of the contract. */
export const sortFields = listDocumentsSortFields;

/** What the address says about the list: the words searched for, the filter, the view, the order. */
export interface DocumentsSearch extends ListSearch<(typeof sortFields)[number]> {
  /** Filter id; 0 is the root, which shows everything. */
  readonly filter: number;
  readonly view: DocumentView | 'all';
}

export const defaultSearch: DocumentsSearch = {
  q: '',
  filter: 0,
  view: 'all',
  sort: 'ModifiedDate',
  direction: 'desc',
  thenBy: '',
};

/** What the address says if all documents are shown. */
export const everything = { q: '', filter: 0, view: 'all' } as const;

/** Parses the query of an address; invalid values count as absent. */
export function parseDocumentsSearch(query: Readonly<Record<string, unknown>>): DocumentsSearch {
  const filter = Number(query['filter']);
  return {
    ...parseListSearch(query, sortFields, defaultSearch),
    filter: Number.isInteger(filter) && filter > 0 ? filter : 0,
    view: documentViews.find((view) => view === query['view']) ?? 'all',
  };
}
