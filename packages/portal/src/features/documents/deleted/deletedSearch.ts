import { parseSearchText } from '../../../grid/listSearch.ts';
import { firstPage } from '../../../grid/rememberedRows.ts';
import type { PageRequest } from '../../../grid/useGridPages.ts';
import type { SettingsStore } from '../../../services/browserSettings.ts';
import type { GoOptions } from '../documentsLocation.ts';

/** The list in the settings of this browser that remember how many rows fit. */
export const ROWS = 'deletedDocuments';

/** What the address says of the list: the words searched for. */
export interface DeletedSearch {
  readonly q: string;
}

/** Searches anew, or instead of the search before. */
export type FindDeleted = (search: DeletedSearch, options?: GoOptions) => void;

export const defaultDeletedSearch: DeletedSearch = { q: '' };

export function parseDeletedSearch({ q }: Readonly<Record<string, unknown>>): DeletedSearch {
  return { q: parseSearchText(q) };
}

/** A page of the list as the API takes it. */
export function deletedPage(page: PageRequest, { q }: DeletedSearch) {
  return { ...page, ...(q !== '' && { searchTerm: q }) };
}

/** The page that the list begins with; null if this browser does not know how many rows fit. */
export function firstDeleted(settings: SettingsStore, query: Readonly<Record<string, unknown>>) {
  const page = firstPage(settings, ROWS);
  return page === null ? null : deletedPage(page, parseDeletedSearch(query));
}
