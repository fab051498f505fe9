import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isApiError, isMissing, messageOf } from '@countersign/api-client';

/**
 * Why the object of an address cannot be shown.
 * @stories ../features/documents/details/DocumentDetails
 * @story missing DocumentMissing
 * @story failed DocumentFailed
 */
export type DetailProblem =
  /** It does not exist. */
  | {
      readonly kind: 'missing';
      /** Whether it was deleted after it had been read. */
      readonly deleted?: boolean;
    }
  | {
      /** It was never read. */
      readonly kind: 'failed';
      readonly message: string;
      readonly reference: string | undefined;
      readonly retrying: boolean;
      readonly retry: () => void;
    };

/** The object whose id is in the address, whether or not a list shows it. */
export interface Detail<Value> {
  readonly value: Value | null;
  readonly problem: DetailProblem | null;
  /** Whether it is being read for the first time. */
  readonly loading: boolean;
}

const MISSING: DetailProblem = { kind: 'missing' };
const DELETED: DetailProblem = { kind: 'missing', deleted: true };

/**
 * Reads the object of an address by the resource's own `detail` query, and says why there is none.
 *
 * @param id Null for none.
 * @param loadFailedHint Shown when the server gave no message.
 */
export function useDetail<Value extends object, Key extends QueryKey>(
  id: number | null,
  detail: (id: number) => UseQueryOptions<Value, Error, Value, Key>,
  loadFailedHint: string,
): Detail<Value> {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery<Value, Error, Value, Key>({
    ...detail(id ?? 0),
    enabled: id !== null,
    placeholderData: keepPreviousData,
    // The route has asked for it a moment ago: that it is missing is an answer.
    retryOnMount: ({ state }) => !isMissing(state.error),
  });
  // A failed refetch takes away nothing that was read before, unless it says that there is no such object any more.
  const gone = error !== null && isMissing(error);
  const value = id === null || isPlaceholderData || data === undefined || gone ? null : data;

  // A new attempt forgets the error, but what was said stays in place until it ends.
  const [failed, setFailed] = useState<{ readonly id: number | null; readonly error: Error } | null>(null);
  if (error !== null && failed?.error !== error) setFailed({ id, error });
  const failure = value === null && failed?.id === id ? failed.error : null;

  const wasRead = data !== undefined && !isPlaceholderData;
  const problem = useMemo<DetailProblem | null>(() => {
    if (failure === null) return null;
    if (isMissing(failure)) return wasRead ? DELETED : MISSING;
    return {
      kind: 'failed',
      message: messageOf(failure, loadFailedHint),
      reference: isApiError(failure) ? (failure.reference ?? undefined) : undefined,
      retrying: isFetching,
      retry: () => void refetch(),
    };
  }, [failure, wasRead, loadFailedHint, isFetching, refetch]);
  const loading = id !== null && value === null && problem === null;
  return useMemo(() => ({ value, problem, loading }), [value, problem, loading]);
}
