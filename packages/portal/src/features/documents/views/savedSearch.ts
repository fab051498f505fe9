import type { Schemas } from '@countersign/api-client/contract';
import { defaultSearch, parseDocumentsSearch, sortFields, type DocumentsSearch } from '../documentsSearch.ts';
import { sortedQuery } from '../../../grid/sortedSearch.ts';

/** What the address says, as the contract keeps it in a view. */
export function savedSearchOf(search: DocumentsSearch): Schemas['SavedViewSearch'] {
  const { filter, view, by, modified, waiting } = search;
  return {
    ...sortedQuery(search, sortFields),
    ...(filter !== 0 && { filterId: filter }),
    ...(view !== 'all' && { view }),
    ...(by !== '' && { createdBy: by }),
    ...(modified !== '' && { modified }),
    ...(waiting !== '' && { waitingFor: waiting }),
  };
}

/** What the address says when a view is opened. */
export function searchOfView({ Id, Search }: Schemas['SavedView']): DocumentsSearch {
  return {
    ...parseDocumentsSearch({
      q: Search.searchTerm,
      filter: Search.filterId,
      view: Search.view,
      by: Search.createdBy,
      modified: Search.modified,
      waiting: Search.waitingFor,
      sort: Search.sortField,
      direction: Search.sortDirection,
      thenBy: Search.thenBy?.map((key) => key.replace(':', '.')).join('_'),
    }),
    saved: Id,
  };
}

/** Whether two addresses show the same documents in the same order. */
export function isSameList(one: DocumentsSearch, other: DocumentsSearch): boolean {
  const key = (search: DocumentsSearch) => JSON.stringify(savedSearchOf(search));
  return key(one) === key(other);
}

/** Whether the list is one of the built-in views as it is. */
export function isBuiltIn(search: DocumentsSearch): boolean {
  return isSameList(search, { ...defaultSearch, view: search.view });
}
