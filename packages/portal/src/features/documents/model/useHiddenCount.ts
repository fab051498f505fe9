import { useQuery } from '@tanstack/react-query';
import { documentQueries } from '@countersign/api-client';
import { LISTED_LIMIT } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import type { GridPages } from '../../../grid/useGridPages.ts';
import { useServices } from '../../../services/services.tsx';
import { documentPage } from '../documentPage.ts';
import { isFiltered, type DocumentsSearch } from '../documentsSearch.ts';

/**
 * Returns how many selected documents the list does not contain, after another search, filter or view. Asks the
 * server only if the loaded rows do not tell; 0 until it has answered.
 */
export function useHiddenCount(
  clientId: number,
  search: DocumentsSearch,
  selection: GridSelection,
  { readRows }: GridPages<Schemas['Document']>,
): number {
  const { portal } = useServices();
  const isLimited = search.q !== '' || isFiltered(search);
  const ids = [...selection.ids].toSorted((a, b) => a - b);
  const mayHide = isLimited && selection.mode === 'only' && ids.length > 1 && ids.length <= LISTED_LIMIT;
  const loaded = new Set(mayHide ? readRows().map(({ Id }) => Id) : []);
  const enabled = mayHide && ids.some((id) => !loaded.has(id));
  const { data } = useQuery({
    ...documentQueries.list(portal, clientId, {
      ...documentPage({ pageNumber: 1, itemsPerPage: 1 }, search),
      ids,
    }),
    placeholderData: undefined,
    enabled,
  });
  return enabled && data !== undefined ? ids.length - data.TotalItems : 0;
}
