import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentQueries } from '@countersign/api-client';
import { LISTED_LIMIT } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import type { GridPages } from '../../../grid/useGridPages.ts';
import { useServices } from '../../../services/services.tsx';
import { documentPage } from '../documentPage.ts';
import { isFiltered, type DocumentsSearch } from '../documentsSearch.ts';

interface HiddenCount {
  /** Number of selected documents that the list does not contain. */
  readonly hidden: number;
  /** Whether it contains none of them, by an answer that nothing has outdated. */
  readonly allHidden: boolean;
}

/**
 * Returns how many selected documents the list does not contain: after another search, filter or view, or because they
 * were changed. Asks the server only if the loaded rows do not tell, in requests of as many ids as the contract allows;
 * 0 until all of them are answered, because the count of some of them would be wrong.
 */
export function useHiddenCount(
  clientId: number,
  search: DocumentsSearch,
  selection: GridSelection,
  { readRows, total }: Pick<GridPages<Schemas['Document']>, 'readRows' | 'total'>,
): HiddenCount {
  const { portal } = useServices();
  const mayHide =
    (search.q !== '' || isFiltered(search)) && selection.mode === 'only' && selection.ids.size > 0;
  const slices = useMemo(() => (mayHide ? slicesOf(selection.ids) : []), [mayHide, selection.ids]);
  const loaded = new Set(mayHide ? readRows().map(({ Id }) => Id) : []);
  // The document of an address may be in the list that is being read.
  const enabled = total !== null && slices.some((ids) => ids.some((id) => !loaded.has(id)));
  const page = documentPage({ pageNumber: 1, itemsPerPage: 1 }, search);
  const shown = useQueries({
    queries: slices.map((ids) => ({
      ...documentQueries.list(portal, clientId, { ...page, ids }),
      placeholderData: undefined,
      enabled,
    })),
    combine: totalOf,
  });
  const hidden = enabled && shown.total !== null ? selection.ids.size - shown.total : 0;
  return { hidden, allHidden: hidden > 0 && hidden === selection.ids.size && shown.isFresh };
}

/** Splits ids into sorted slices of as many as one request may have. */
function slicesOf(ids: GridSelection['ids']): number[][] {
  const sorted = [...ids].toSorted((a, b) => a - b);
  const slices: number[][] = [];
  for (let start = 0; start < sorted.length; start += LISTED_LIMIT) {
    slices.push(sorted.slice(start, start + LISTED_LIMIT));
  }
  return slices;
}

/** Adds up the answers; null until there are all. */
function totalOf(answers: readonly UseQueryResult<Schemas['DocumentList']>[]) {
  let total: number | null = 0;
  for (const { data } of answers)
    total = total === null || data === undefined ? null : total + data.TotalItems;
  return { total, isFresh: answers.every(({ isFetching, isStale }) => !isFetching && !isStale) };
}
