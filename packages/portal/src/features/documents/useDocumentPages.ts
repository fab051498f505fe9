import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
}

const start: Rows = { first: 0, last: 0 };

/** Feeds the grid with the pages that are seen, and says once when they cannot be read. */
export function useDocumentPages(clientId: number, search: DocumentsSearch, pageSize: number): Pages {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const viewKey = JSON.stringify([clientId, search, pageSize]);
  const [seen, setSeen] = useState({ viewKey, rows: start });
  const [known, setKnown] = useState<{ viewKey: string; total: number | null }>({ viewKey, total: null });
  const rows = seen.viewKey === viewKey ? seen.rows : start;
  const knownTotal = known.viewKey === viewKey ? known.total : null;

  const pageQuery = (pageNumber: number) => ({
    ...documentQueries.list(portal, clientId, {
      pageNumber,
      itemsPerPage: pageSize,
      sortField: search.sort,
      sortDirection: search.direction,
      ...(search.q !== '' && { searchTerm: search.q }),
      ...(search.filter !== 0 && { filterId: search.filter }),
    }),
    // A page must never show the rows of another one while it loads.
    placeholderData: undefined,
  });
  const results = useQueries({ queries: pagesOf(rows, pageSize, knownTotal).map(pageQuery) });

  const total = results.find(({ data }) => data)?.data?.TotalItems ?? knownTotal;
  if (total !== null && total !== knownTotal) setKnown({ viewKey, total });

  const error = results.find((result) => result.error)?.error ?? null;
  useEffect(() => {
    if (error === null) return;
    toasts.show({
      tone: 'critical',
      message: `${documentsMessages.retrievalFailed}. ${messageOf(error)}`,
      reference: isApiError(error) ? (error.reference ?? undefined) : undefined,
    });
  }, [error, toasts]);

  return { state: stateOf(), total };

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
    return {
      status: 'ready',
      total,
      refetching: results.some(({ isFetching, data }) => isFetching && data !== undefined),
      rowAt: (index) => {
        const page = Math.floor(index / pageSize) + 1;
        return queryClient.getQueryData(pageQuery(page).queryKey)?.Items[index % pageSize];
      },
      onRangeNeeded: (first, last) => {
        setSeen((before) =>
          before.viewKey === viewKey && before.rows.first === first && before.rows.last === last
            ? before
            : { viewKey, rows: { first, last } },
        );
      },
    };
  }
}
