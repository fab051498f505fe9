import { listPage } from '../../grid/listSearch.ts';
import type { PageRequest } from '../../grid/useGridPages.ts';
import type { DocumentsSearch } from './documentsSearch.ts';

/** The list in the settings of this browser that remember how many rows fit. */
export const ROWS = 'documents';

/** A page of the list as the API takes it. */
export function documentPage(page: PageRequest, { filter, ...search }: DocumentsSearch) {
  return { ...listPage(search, page), ...(filter !== 0 && { filterId: filter }) };
}
