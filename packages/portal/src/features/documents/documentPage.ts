import type { ListLimits } from '@countersign/api-client';
import { firstPage } from '../../grid/rememberedRows.ts';
import type { PageRequest } from '../../grid/useGridPages.ts';
import { orderQuery } from '../../grid/sortedSearch.ts';
import type { SettingsStore } from '../../services/browserSettings.ts';
import { sortFields, type DocumentLimits, type DocumentsSearch } from './documentsSearch.ts';
import { quickParams } from './quickFilters.ts';
import { unreadAt } from './unreadAt.ts';

/** The list in the settings of this browser that remember how many rows fit. */
export const ROWS = 'documents';

/** A page of the list as the API takes it. */
export function documentPage(page: PageRequest, search: DocumentsSearch) {
  return { ...page, ...documentsQuery(search) };
}

/** The list as the API takes it, whichever part of it. */
export function documentsQuery(search: DocumentsSearch) {
  return { ...orderQuery(search, sortFields), ...listLimits(search) };
}

/** What limits the list, without its order, as the API takes it; undefined where nothing does. */
export function listLimits(search: DocumentLimits): ListLimits {
  const { q, filter, view } = search;
  return {
    searchTerm: q || undefined,
    filterId: filter || undefined,
    view: view === 'all' ? undefined : view,
    unreadAt: view === 'unread' ? unreadAt.get() : undefined,
    ...quickParams(search),
  } satisfies Record<keyof ListLimits, unknown>;
}

/** The page that the list begins with; null if this browser does not know how many rows fit. */
export function firstDocuments(settings: SettingsStore, search: DocumentsSearch) {
  const page = firstPage(settings, ROWS);
  return page === null ? null : documentPage(page, search);
}
