import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { documentQueries, isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useToasts, type DataGridState } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { pagesOf, type Rows } from './documentPages.ts';
import { documentsMessages } from './documents.messages.ts';
import type { DocumentsSearch } from './documentsSearch.ts';

type Document = Schemas['Document'];

interface Pages {
  readonly state: DataGridState<Document>;
  /** Documents that match; null until the first answer. */
  readonly total: number | null;
  /** What is looked at: changes with the client, the search, the order. */
  readonly viewKey: string;
}

const start: Rows = { first: 0, last: 0 };

/** Feeds the grid with the pages that are seen, and says once when they cannot be read. */
export function useDocumentPages(clientId: number, search: DocumentsSearch, pageSize: number): Pages {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { q, filter, sort, direction } = search;
  const viewKey = JSON.stringify([clientId, q, filter, sort, direction]);
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
  const results = useQueries({ queries: pagesOf(rows, pageSize, knownTotal).map(pageQuery) });

  const total = results.find(({ data }) => data)?.data?.TotalItems ?? knownTotal;
  if (total !== knownTotal) setKnown({ viewKey, total });

  const error = results.find((result) => result.error)?.error ?? null;
  useEffect(() => {
    if (error === null) return;
    toasts.show({
      tone: 'critical',
      message: `${documentsMessages.retrievalFailed}. ${messageOf(error)}`,
      reference: isApiError(error) ? (error.reference ?? undefined) : undefined,
    });
  }, [error, toasts]);

  // The grid draws its rows again when `rowAt` is another one: when a page has come, and only then.
  const version = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const rowAt = useCallback(
    (index: number): Document | undefined => {
      const page = Math.floor(index / pageSize) + 1;
      return queryClient.getQueryData(pageQuery(page).queryKey)?.Items[index % pageSize];
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `version` stands for what the cache holds
    [queryClient, pageQuery, pageSize, version],
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
        onRetry: () => void Promise.all(results.map((result) => result.refetch())),
      };
    }
    if (total === null) return { status: 'loading' };
    const refetching = results.some(({ isFetching, data }) => isFetching && data !== undefined);
    return { status: 'ready', total, refetching, rowAt, onRangeNeeded };
  }
}
