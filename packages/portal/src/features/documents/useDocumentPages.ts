import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { documentQueries, isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useToasts, type DataGridState } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { pagesOf, type Rows } from './documentPages.ts';
import { documentsMessages } from './documents.messages.ts';
import type { DocumentsSearch } from './documentsSearch.ts';

type Document = Schemas['Document'];
type DocumentPage = Schemas['DocumentList'];

interface Pages {
  readonly state: DataGridState<Document>;
  /** Documents that match; null until the first answer. */
  readonly total: number | null;
  /** What is looked at: changes with the client, the search, the order. */
  readonly viewKey: string;
}

const start: Rows = { first: 0, last: 0 };

/** What the grid needs of the answers; the same object again while none of it has changed. */
function readAnswers(results: readonly UseQueryResult<DocumentPage>[]) {
  return {
    pages: results.map(({ data }) => data),
    error: results.find((result) => result.error)?.error ?? null,
    refetching: results.some(({ isFetching, data }) => isFetching && data !== undefined),
  };
}

/**
 * Rows of a page: as many as fitted when this view was first measured; null until then. Every bar that comes and
 * goes, every change of the window, would otherwise ask for all rows again, and show none meanwhile.
 */
function usePageSize(viewKey: string, fitting: number | null): number | null {
  const [view, setView] = useState({ viewKey, pageSize: fitting });
  if (view.viewKey === viewKey && (view.pageSize !== null || fitting === null)) return view.pageSize;
  setView({ viewKey, pageSize: fitting });
  return fitting;
}

/**
 * Feeds the grid with the pages that are seen, and says once when they cannot be read.
 *
 * @param fitting rows that fit into the grid; null until it was measured, and nothing is asked for before that.
 */
export function useDocumentPages(clientId: number, search: DocumentsSearch, fitting: number | null): Pages {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { q, filter, sort, direction } = search;
  const viewKey = JSON.stringify([clientId, q, filter, sort, direction]);
  const measured = usePageSize(viewKey, fitting);
  const pageSize = measured ?? 1;
  const [seen, setSeen] = useState({ viewKey, rows: start });
  const [known, setKnown] = useState<{ viewKey: string; total: number | null }>({ viewKey, total: null });
  const rows = seen.viewKey === viewKey ? seen.rows : start;
  const knownTotal = known.viewKey === viewKey ? known.total : null;

  const pageQuery = useCallback(
    (pageNumber: number) => ({
      ...documentQueries.list(portal, clientId, {
        pageNumber,
        itemsPerPage: pageSize,
        sortField: sort,
        sortDirection: direction,
        ...(q !== '' && { searchTerm: q }),
        ...(filter !== 0 && { filterId: filter }),
      }),
      // A page must never show the rows of another one while it loads.
      placeholderData: undefined,
    }),
    [portal, clientId, pageSize, q, filter, sort, direction],
  );
  const numbers = useMemo(
    () => (measured === null ? [] : pagesOf(rows, measured, knownTotal)),
    [rows, measured, knownTotal],
  );
  const { pages, error, refetching } = useQueries({
    queries: numbers.map(pageQuery),
    combine: readAnswers,
  });

  const total = pages.find((page) => page !== undefined)?.TotalItems ?? knownTotal;
  if (total !== knownTotal) setKnown({ viewKey, total });

  useEffect(() => {
    if (error === null) return;
    toasts.show({
      tone: 'critical',
      message: `${documentsMessages.retrievalFailed}. ${messageOf(error)}`,
      reference: isApiError(error) ? (error.reference ?? undefined) : undefined,
    });
  }, [error, toasts]);

  // The grid draws its rows again when `rowAt` is another one: when a page in view has come, and only then.
  const rowAt = useCallback(
    (index: number): Document | undefined => {
      const number = Math.floor(index / pageSize) + 1;
      const page = pages[numbers.indexOf(number)] ?? queryClient.getQueryData(pageQuery(number).queryKey);
      return page?.Items[index % pageSize];
    },
    [pages, numbers, queryClient, pageQuery, pageSize],
  );
  const onRangeNeeded = useCallback(
    (first: number, last: number) => {
      setSeen((before) =>
        before.viewKey === viewKey && before.rows.first === first && before.rows.last === last
          ? before
          : { viewKey, rows: { first, last } },
      );
    },
    [viewKey],
  );

  return { state: stateOf(), total, viewKey };

  function stateOf(): DataGridState<Document> {
    if (error !== null) {
      const reference = isApiError(error) ? error.reference : null;
      return {
        status: 'failed',
        message: messageOf(error),
        ...(reference !== null && { reference }),
        onRetry: () => {
          for (const number of numbers) {
            void queryClient.refetchQueries({ queryKey: pageQuery(number).queryKey, exact: true });
          }
        },
      };
    }
    if (total === null) return { status: 'loading' };
    return { status: 'ready', total, refetching, rowAt, onRangeNeeded };
  }
}
