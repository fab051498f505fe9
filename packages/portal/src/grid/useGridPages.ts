import {
  hashKey,
  useQueries,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isMissing, messageOf } from '@countersign/api-client';
import { useToasts, type DataGridState } from '@countersign/ui';
import { isReadInBackground } from '../services/backgroundReads.ts';
import { isUnreached, readFailure, referenceOf } from '../services/readFailure.ts';
import { pageSpan, type Span } from './pageSpan.ts';
import { useFirstSize } from './useFirstSize.ts';

/** The common fields of a list's page. */
export interface ListPage {
  readonly Items: readonly unknown[];
  /** Number of matching rows on all pages. */
  readonly TotalItems: number;
}

/** Request for a page; every list of the contract takes these two. */
export interface PageRequest {
  /** From 1. */
  readonly pageNumber: number;
  readonly itemsPerPage: number;
}

/** Why no rows can be shown: what the list is of does not exist, or the call got no response. */
export type GridProblem = 'missing' | 'unreached' | 'failed';

export interface GridPages<Row> {
  readonly state: DataGridState<Row>;
  /** The reason, if the state is failed. */
  readonly problem: GridProblem | null;
  /** Number of matching rows; null until the first response. */
  readonly total: number | null;
  /** Rows of a page of the list, as it is requested; changes with the room for it. */
  readonly pageSize: number;
  /** Identifies the view: differs with search, sort order, and every other input of the query. */
  readonly viewKey: string;
  /** Index of the row that the view opens at. */
  readonly opensAt: number;
  /** For the grid, which measures how many rows fit; nothing is requested before that. */
  readonly onPageSizeChange: (rows: number) => void;
  /** Returns the rows that were read, in order. Looks at each page of the list: once for many rows. */
  readonly readRows: () => readonly Row[];
  /** Reads the pages that were not read yet, and returns every matching row. For short lists. */
  readonly readAll: () => Promise<readonly Row[]>;
}

interface Opening {
  /** How many rows will fit, if known: the first page is then requested before the grid is measured. */
  readonly expected: number | null;
  /** Returns the index of the row that a view opens at: its page is requested first. Keep the function stable. */
  readonly opensAt?: (viewKey: string) => number;
}

const unmeasured: Opening = { expected: null };
const firstOne: PageRequest = { pageNumber: 1, itemsPerPage: 1 };

/**
 * Selects what the grid needs of the responses; returns the same object while none of it has changed.
 *
 * @param isUnseen Whether nobody waits for what a page is being read for again.
 */
function readAnswers<Page extends ListPage>(
  results: readonly UseQueryResult<Page>[],
  isUnseen: (index: number) => boolean,
) {
  return {
    pages: results.map(({ data }) => data),
    newest: newestOf(results),
    error: results.find((result) => result.error)?.error ?? null,
    /** A page without data. If rows are shown already, a failed refetch removes none of them, unless there is no such list. */
    missing:
      results.find(({ error, data }) => error && (data === undefined || isMissing(error)))?.error ?? null,
    refetching: results.some(
      ({ isFetching, data }, index) => isFetching && data !== undefined && !isUnseen(index),
    ),
  };
}

/** The newest responses, and when they came, in ms since 1970; null before the first. */
function newestOf<Page>(results: readonly UseQueryResult<Page>[]) {
  const answers = results.flatMap(({ data, dataUpdatedAt: at }) =>
    data === undefined ? [] : [{ data, at }],
  );
  if (answers.length === 0) return null;
  const at = Math.max(...answers.map((answer) => answer.at));
  // A set, which TanStack Query leaves as it is: of arrays it shares what is equal, and would mix two responses.
  return { at, pages: new Set(answers.filter((answer) => answer.at === at).map(({ data }) => data)) };
}

/** The number of rows of a view, and the responses that have told it. */
interface LastRead<Page> {
  readonly viewKey: string;
  readonly total: number;
  /** When they came, in ms since 1970. */
  readonly at: number;
  readonly pages: readonly Page[];
}

function isUnread({ state }: { readonly state: { readonly data: unknown } }): boolean {
  return state.data === undefined;
}

function problemOf(error: Error): GridProblem {
  if (isMissing(error)) return 'missing';
  return isUnreached(error) ? 'unreached' : 'failed';
}

/**
 * Feeds a grid with the visible pages of a list, and reports once if they cannot be read.
 *
 * @param list The resource's own query for a page: `(page) => clientQueries.list(portal, { ...page,
 * searchTerm })`. Wrap it in `useCallback`: the grid rerenders its rows with each new one.
 */
export function useGridPages<Page extends ListPage, Key extends QueryKey>(
  list: (page: PageRequest) => UseQueryOptions<Page, Error, Page, Key>,
  { expected, opensAt: openingOf }: Opening = unmeasured,
): GridPages<Page['Items'][number]> {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [fitting, onPageSizeChange] = useState<number | null>(expected);
  // Pages differ in their request only, so the key of one identifies the view.
  const viewKey = hashKey(list(firstOne).queryKey);
  const measured = useFirstSize(viewKey, fitting);
  const pageSize = measured ?? 1;
  const opensAt = useMemo(() => openingOf?.(viewKey) ?? 0, [openingOf, viewKey]);
  const [seen, setSeen] = useState<{ readonly viewKey: string; readonly rows: Span }>();
  const [lastRead, setLastRead] = useState<LastRead<Page>>();
  const rows = seen?.viewKey === viewKey ? seen.rows : { first: opensAt, last: opensAt };
  const read = lastRead?.viewKey === viewKey ? lastRead : null;
  const lastTotal = read?.total ?? null;

  const pageQuery = useCallback(
    (pageNumber: number) => ({
      ...list({ pageNumber, itemsPerPage: pageSize }),
      // A page must never show another page's rows while it loads.
      placeholderData: undefined,
      meta: { reportsFailure: true },
    }),
    [list, pageSize],
  );
  const { first, last } = pageSpan(rows, pageSize, lastTotal);
  /** The last page of which the grid shows rows; the next one is read before it is shown. */
  const lastShown = Math.floor(Math.max(0, rows.last) / pageSize) + 1;
  const numbers = useMemo(
    () => (measured === null ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    [measured, first, last],
  );
  const combine = useCallback(
    (results: UseQueryResult<Page>[]) =>
      readAnswers(results, (index) =>
        isReadInBackground(queryClient, pageQuery(numbers[index] ?? 1).queryKey),
      ),
    [queryClient, pageQuery, numbers],
  );
  const { pages, newest, error, missing, refetching } = useQueries({
    queries: numbers.map((number) => ({
      ...pageQuery(number),
      // Read once before it is shown; what changes of it is read when it is.
      enabled: number <= lastShown || isUnread,
    })),
    combine,
  });

  // A page that was read earlier tells another number: by turns with a later one it would never end.
  const told = read !== null && newest?.at === read.at ? read.pages : [];
  const isOlder = read !== null && newest !== null && newest.at < read.at;
  const teller = isOlder ? undefined : [...(newest?.pages ?? [])].find((page) => !told.includes(page));
  if (newest !== null && teller !== undefined)
    setLastRead({ viewKey, total: teller.TotalItems, at: newest.at, pages: [...told, ...newest.pages] });
  const total = teller?.TotalItems ?? lastTotal;

  const problem = missing === null ? null : problemOf(missing);
  // What does not exist was not failed to be read: the page says it in place of the rows.
  const failure = error !== null && problem !== 'missing' ? problemOf(error) : null;
  /** Retries every failed read on the page, not only those of the rows. Resolves when all is read. */
  const retry = useCallback(
    () =>
      queryClient.refetchQueries(
        { type: 'active', predicate: ({ state: read }) => read.status === 'error' },
        { cancelRefetch: false },
      ),
    [queryClient],
  );
  const [asked, setAsked] = useState(0);
  const tell = useEffectEvent(() =>
    toasts.show({
      ...readFailure(error),
      // Without rows the grid itself says it, and offers the retry.
      ...(missing === null
        ? { action: { label: 'Try again', onPress: () => void retry().then(() => setAsked(asked + 1)) } }
        : { logOnly: true }),
    }),
  );
  // Several pages that fail together are one failure; the next one is reported after a new attempt.
  useEffect(() => {
    if (failure === null) return undefined;
    const shown = tell();
    return () => {
      toasts.dismiss(shown);
    };
  }, [failure, asked, viewKey, toasts]);

  /** Returns what was read of a page. Rows are asked for one by one: its key is hashed once. */
  const readPage = useMemo(() => {
    const hashes: string[] = [];
    return (number: number) => {
      const hash = (hashes[number] ??= hashKey(pageQuery(number).queryKey));
      return queryClient.getQueryCache().get<Page>(hash)?.state.data;
    };
  }, [queryClient, pageQuery]);
  // The grid rerenders its rows when `rowAt` changes: only when a visible page has loaded.
  const rowAt = useCallback(
    (index: number): Page['Items'][number] | undefined => {
      const number = Math.floor(index / pageSize) + 1;
      const page = pages[numbers.indexOf(number)] ?? readPage(number);
      return page?.Items[index % pageSize];
    },
    [pages, numbers, readPage, pageSize],
  );
  const onRangeNeeded = useCallback(
    (from: number, to: number) => {
      setSeen((before) =>
        before?.viewKey === viewKey && before.rows.first === from && before.rows.last === to
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
        onRetry: () => void retry(),
      };
    }
    if (total === null) return { status: 'loading' };
    return { status: 'ready', total, refetching, rowAt, onRangeNeeded };
  }, [missing, total, refetching, rowAt, onRangeNeeded, retry]);

  const pageCount = Math.ceil((total ?? 0) / pageSize);
  const readRows = useCallback((): readonly Page['Items'][number][] => {
    const all = Array.from({ length: pageCount }, (_, index) => readPage(index + 1));
    return all.flatMap((page) => page?.Items ?? []);
  }, [pageCount, readPage]);

  const readAll = useCallback(async (): Promise<readonly Page['Items'][number][]> => {
    const all = await Promise.all(
      Array.from({ length: pageCount }, (_, index) => queryClient.ensureQueryData(pageQuery(index + 1))),
    );
    return all.flatMap(({ Items }) => Items);
  }, [pageCount, queryClient, pageQuery]);

  return useMemo(
    () => ({ state, problem, total, pageSize, viewKey, opensAt, onPageSizeChange, readRows, readAll }),
    [state, problem, total, pageSize, viewKey, opensAt, onPageSizeChange, readRows, readAll],
  );
}
