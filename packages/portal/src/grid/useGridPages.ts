import {
  hashKey,
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isApiError, messageOf } from '@countersign/api-client';
import { useToasts, type DataGridState } from '@countersign/ui';
import { gridMessages } from './grid.messages.ts';
import { pageSpan, type Span } from './pageSpan.ts';
import { useFirstSize } from './useFirstSize.ts';

/** What a page of any list says. */
interface ListPage {
  readonly Items: readonly unknown[];
  /** Rows that match, on all pages. */
  readonly TotalItems: number;
}

/** Which page is asked for; every list of the contract takes these two. */
export interface PageRequest {
  /** From 1. */
  readonly pageNumber: number;
  readonly itemsPerPage: number;
}

export interface GridPages<Row> {
  readonly state: DataGridState<Row>;
  /** Rows that match; null until the first answer. */
  readonly total: number | null;
  /** What is looked at: another one with the search, the order, and whatever else the query depends on. */
  readonly viewKey: string;
  /** For the grid, which measures how many rows fit; nothing is asked for before that. */
  readonly onPageSizeChange: (rows: number) => void;
  /** The first row of which it is true, among those that were read. */
  readonly find: (isIt: (row: Row) => boolean) => Row | undefined;
}

const start: Span = { first: 0, last: 0 };
const firstOne: PageRequest = { pageNumber: 1, itemsPerPage: 1 };

/** What the grid needs of the answers; the same object again while none of it has changed. */
function readAnswers<Page>(results: readonly UseQueryResult<Page>[]) {
  return {
    pages: results.map(({ data }) => data),
    error: results.find((result) => result.error)?.error ?? null,
    /** Of a page that has nothing to show. Where rows stand already a failed refetch takes none of them away. */
    missing: results.find(({ error, data }) => error && data === undefined)?.error ?? null,
    refetching: results.some(({ isFetching, data }) => isFetching && data !== undefined),
  };
}

function referenceOf(error: Error | null): string | undefined {
  return isApiError(error) ? (error.reference ?? undefined) : undefined;
}

/**
 * Feeds a grid with the pages of a list that are seen, and says once when they cannot be read.
 *
 * @param list The resource's own query for a page: `(page) => clientQueries.list(portal, { ...page, searchTerm })`.
 *   Keep it with `useCallback`: the grid draws its rows again with each new one.
 */
export function useGridPages<Page extends ListPage, Key extends QueryKey>(
  list: (page: PageRequest) => UseQueryOptions<Page, Error, Page, Key>,
): GridPages<Page['Items'][number]> {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [fitting, onPageSizeChange] = useState<number | null>(null);
  // Pages differ in their request only, so that the key of one tells the views apart.
  const viewKey = hashKey(list(firstOne).queryKey);
  const measured = useFirstSize(viewKey, fitting);
  const pageSize = measured ?? 1;
  const [seen, setSeen] = useState({ viewKey, rows: start });
  const [known, setKnown] = useState<{ viewKey: string; total: number | null }>({ viewKey, total: null });
  const rows = seen.viewKey === viewKey ? seen.rows : start;
  const knownTotal = known.viewKey === viewKey ? known.total : null;

  const pageQuery = useCallback(
    (pageNumber: number) => ({
      ...list({ pageNumber, itemsPerPage: pageSize }),
      // A page must never show the rows of another one while it loads.
      placeholderData: undefined,
    }),
    [list, pageSize],
  );
  const { first, last } = pageSpan(rows, pageSize, knownTotal);
  const numbers = useMemo(
    () => (measured === null ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    [measured, first, last],
  );
  const { pages, error, missing, refetching } = useQueries({
    queries: numbers.map(pageQuery),
    combine: readAnswers,
  });

  const total = pages.find((page) => page !== undefined)?.TotalItems ?? knownTotal;
  if (total !== knownTotal) setKnown({ viewKey, total });

  const failed = error !== null;
  const tell = useEffectEvent(() => {
    toasts.show({
      tone: 'critical',
      message: `${gridMessages.retrievalFailed}. ${messageOf(error)}`,
      reference: referenceOf(error),
    });
  });
  // Several pages that fail together are one failure; the next one is told after a new try.
  useEffect(() => {
    if (failed) tell();
  }, [failed, viewKey]);

  // The grid draws its rows again when `rowAt` is another one: when a page in view has come, and only then.
  const rowAt = useCallback(
    (index: number): Page['Items'][number] | undefined => {
      const number = Math.floor(index / pageSize) + 1;
      const page =
        pages[numbers.indexOf(number)] ?? queryClient.getQueryData<Page>(pageQuery(number).queryKey);
      return page?.Items[index % pageSize];
    },
    [pages, numbers, queryClient, pageQuery, pageSize],
  );
  const onRangeNeeded = useCallback(
    (from: number, to: number) => {
      setSeen((before) =>
        before.viewKey === viewKey && before.rows.first === from && before.rows.last === to
          ? before
          : { viewKey, rows: { first: from, last: to } },
      );
    },
    [viewKey],
  );

  const state = useMemo((): DataGridState<Page['Items'][number]> => {
    if (missing !== null) {
      const reference = referenceOf(missing);
      return {
        status: 'failed',
        message: messageOf(missing),
        ...(reference !== undefined && { reference }),
        onRetry: () => {
          for (const number of numbers) {
            void queryClient.refetchQueries({ queryKey: pageQuery(number).queryKey, exact: true });
          }
        },
      };
    }
    if (total === null) return { status: 'loading' };
    return { status: 'ready', total, refetching, rowAt, onRangeNeeded };
  }, [missing, total, refetching, rowAt, onRangeNeeded, numbers, queryClient, pageQuery]);

  const find = useCallback(
    (isIt: (row: Page['Items'][number]) => boolean): Page['Items'][number] | undefined => {
      for (let number = 1; number <= Math.ceil((total ?? 0) / pageSize); number += 1) {
        const page = queryClient.getQueryData<Page>(pageQuery(number).queryKey);
        const row = page?.Items.find(isIt);
        if (row !== undefined) return row;
      }
      return undefined;
    },
    [total, pageSize, queryClient, pageQuery],
  );

  return useMemo(
    () => ({ state, total, viewKey, onPageSizeChange, find }),
    [state, total, viewKey, onPageSizeChange, find],
  );
}
