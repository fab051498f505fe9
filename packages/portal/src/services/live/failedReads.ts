import { partialMatchKey, type Query, type QueryClient } from '@tanstack/react-query';
import { canRetryRead, isApiError, isFileDamaged, keys } from '@countersign/api-client';
import { isUnreached } from '../readFailure.ts';

/** Whether the same read may succeed another time without anybody's doing. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && canRetryRead(error) && !isFileDamaged(error);
}

/** A check makes the server process a PDF: it is repeated only by its user. */
function isCheck({ queryKey }: Query): boolean {
  return partialMatchKey(queryKey, keys.documents.prechecks);
}

/** Returns what the page shows, and could not read when it last tried. */
export function failedReads(queryClient: QueryClient): readonly Query[] {
  return queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: (query) => query.state.status === 'error' && mayPass(query.state.error) && !isCheck(query),
  });
}

/**
 * Reads again what failed, without a word: what the page says of the failure stays until there is data, or another
 * failure to speak of. Whatever became of the query meanwhile counts more.
 *
 * @returns Whether the server responded. Never rejects.
 */
export async function readQuietly(
  queryClient: QueryClient,
  query: Query,
  signal: AbortSignal,
): Promise<boolean> {
  const before = query.state;
  const { queryKey, meta, options } = query;
  if (before.fetchStatus !== 'idle' || typeof options.queryFn !== 'function') return true;
  try {
    const data = await options.queryFn({ client: queryClient, queryKey, meta, signal });
    if (query.state === before && !signal.aborted) queryClient.setQueryData(queryKey, data);
    return true;
  } catch (error) {
    const isSame = mayPass(error) && isUnreached(error) === isUnreached(before.error);
    if (!isSame && query.state === before && !signal.aborted) {
      // The page takes it from the query itself.
      void queryClient.refetchQueries({ queryKey, exact: true });
    }
    return !isUnreached(error);
  }
}
