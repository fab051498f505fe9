import type { UseQueryResult } from '@tanstack/react-query';
import type { Schemas } from '@countersign/api-client/contract';
import type { FilterNode, FilterTreeState } from '@countersign/ui';

function toNode({ Id, Text, Items, IsFirmFilter }: Schemas['Filter']): FilterNode {
  return { id: Id, text: Text, isFirm: IsFirmFilter, items: Items.map(toNode) };
}

/** Returns what a tree shows of a client's filters. Filters that were read stay, whatever a later read says. */
export function treeState({
  data,
  isError,
  refetch,
}: Pick<UseQueryResult<Schemas['Filter'][]>, 'data' | 'isError' | 'refetch'>): FilterTreeState {
  if (data !== undefined) return { status: 'ready', filters: data.map(toNode) };
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
