import type { MarkedList } from '@countersign/api-client';
import { firstPage } from '../../grid/rememberedRows.ts';
import type { PageRequest } from '../../grid/useGridPages.ts';
import { sortedQuery } from '../../grid/sortedSearch.ts';
import type { SettingsStore } from '../../services/browserSettings.ts';
import { sortFields, type DocumentsSearch } from './documentsSearch.ts';
import { quickParams } from './quickFilters.ts';

/** The list in the settings of this browser that remember how many rows fit. */
export const ROWS = 'documents';

/** A page of the list as the API takes it. */
export function documentPage(page: PageRequest, search: DocumentsSearch) {
  return { ...page, ...documentsQuery(search) };
}

/** The list as the API takes it, whichever part of it. */
export function documentsQuery({ filter, view, by, modified, waiting, ...search }: DocumentsSearch) {
  return {
    ...sortedQuery(search, sortFields),
    ...quickParams({ by, modified, waiting }),
    ...(filter !== 0 && { filterId: filter }),
    ...(view !== 'all' && { view }),
  };
}

/** What limits the list, without its order, as the API takes it. */
export function markedList(search: DocumentsSearch): MarkedList {
  const { q, filter, view } = search;
  return {
    ...(q !== '' && { searchTerm: q }),
    ...(filter !== 0 && { filterId: filter }),
    ...(view !== 'all' && { view }),
    ...quickParams(search),
  };
}

/** The page that the list begins with; null if this browser does not know how many rows fit. */
export function firstDocuments(settings: SettingsStore, search: DocumentsSearch) {
  const page = firstPage(settings, ROWS);
  return page === null ? null : documentPage(page, search);
}
