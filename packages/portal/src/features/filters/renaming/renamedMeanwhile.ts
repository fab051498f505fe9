import type { QueryClient } from '@tanstack/react-query';
import { messageOf, type documentFilterQueries } from '@countersign/api-client';
import { findFilter } from '@countersign/api-client/rules';
import { renamedMeanwhileMessages } from './renamedMeanwhile.messages.ts';

interface Refused {
  readonly queryClient: QueryClient;
  /** The client's filters. */
  readonly tree: ReturnType<typeof documentFilterQueries.tree>;
  readonly id: number;
  readonly error: unknown;
}

/**
 * Returns what to say of a filter that another user has renamed meanwhile.
 *
 * @param onRead Called with its new name, unless that can't be read.
 */
export async function renamedMeanwhile(
  { queryClient, tree, id, error }: Refused,
  onRead: (name: string) => void,
): Promise<string> {
  const filters = await queryClient.fetchQuery({ ...tree, staleTime: 0 }).catch(() => []);
  const filter = findFilter(filters, id);
  if (filter === undefined) return messageOf(error);
  onRead(filter.Text);
  return renamedMeanwhileMessages.renamedMeanwhile(filter.Text);
}
