import type { Schemas } from '@countersign/api-client/contract';
import { defaultSearch, parseDocumentsSearch, sortFields, type DocumentsSearch } from '../documentsSearch.ts';
import { orderQuery } from '../../../grid/sortedSearch.ts';
import { listLimits } from '../documentPage.ts';

/** What the address says, as the contract keeps it in a view. */
export function savedSearchOf(search: DocumentsSearch): Schemas['SavedViewSearch'] {
  // A view keeps the period, which begins on another day whenever it is opened, and is opened anew each time.
  const { modifiedFrom, modifiedBefore, unreadAt, ...limits } = listLimits(search);
  return { ...orderQuery(search, sortFields), ...limits, modified: search.modified || undefined };
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
    } satisfies Record<Exclude<keyof DocumentsSearch, 'saved'>, unknown>),
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
