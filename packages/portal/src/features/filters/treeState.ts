import type { UseQueryResult } from '@tanstack/react-query';
import type { Schemas } from '@countersign/api-client/contract';
import type { FilterNode, FilterTreeState } from '@countersign/ui';
import { countOf, type CountOf } from './filterCounts.ts';

function toNode(filter: Schemas['Filter'], count: CountOf): FilterNode {
  const { Id, Text, Items, IsFirmFilter } = filter;
  return {
    id: Id,
    text: Text,
    isFirm: IsFirmFilter,
    documents: count(filter),
    items: Items.map((item) => toNode(item, count)),
  };
}

/**
 * Returns what a tree shows of a client's filters. Filters that were read stay, whatever a later read says.
 *
 * @param counts how many documents are in them, if the tree shows it
 */
export function treeState(
  { data, isError, refetch }: Pick<UseQueryResult<Schemas['Filter'][]>, 'data' | 'isError' | 'refetch'>,
  counts?: Schemas['FilterCounts'],
): FilterTreeState {
  if (data !== undefined) {
    const count = countOf(counts);
    return {
      status: 'ready',
      filters: data.map((filter) => toNode(filter, count)),
      documents: counts?.Total,
    };
  }
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
