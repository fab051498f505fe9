import { useQuery, useQueryClient, type Mutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { documentFilterQueries, keys } from '@countersign/api-client';
import { filterPath, findFilter } from '@countersign/api-client/rules';
import { useServices } from '../../../services/services.tsx';
import { listKey } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';

/** The filter that is shown. */
interface ShownFilter {
  readonly id: number;
  /** Its id and those of the filters above it; empty until they are known. */
  readonly path: readonly number[];
  /** The user's deletions that had ended before it was shown. */
  readonly earlier: ReadonlySet<Mutation>;
}

/** A filter from which the user's own deletion led to what is shown. */
interface LeftFilter {
  readonly id: number;
  /** When the filters had last been read, as a timestamp in ms. If they contain it when read later, it was restored. */
  readonly readAt: number;
  /** Whether what is shown has replaced its entry in the history. */
  readonly replaced: boolean;
}

/**
 * Shows a filter again that the user has deleted and restored, if the list is still the one to which the deletion led:
 * nothing else has limited it since.
 *
 * @returns Called before a filter that has been deleted is replaced; returns whether this user has deleted it
 */
export function useRestoredFilter(): () => boolean {
  const { clientId, search, find } = useDocuments();
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const { data: tree, dataUpdatedAt } = useQuery(documentFilterQueries.tree(portal, clientId));
  const list = listKey(search);
  const shown = useRef<ShownFilter>(undefined);
  const left = useRef<LeftFilter>(undefined);
  const isReplacing = useRef(false);

  const enter = useEffectEvent(() => {
    const removals = removalsIn(queryClient);
    const before = shown.current;
    left.current =
      before !== undefined && before.id !== search.filter && isOwnDeletion(before, removals)
        ? { id: before.id, readAt: dataUpdatedAt, replaced: isReplacing.current }
        : undefined;
    isReplacing.current = false;
    shown.current = {
      id: search.filter,
      path: [],
      earlier: new Set(removals.filter(({ state }) => state.status !== 'pending')),
    };
  });
  const follow = useEffectEvent(() => {
    if (tree === undefined) return;
    const path = filterPath(tree, search.filter);
    if (shown.current !== undefined && path.length > 0) shown.current = { ...shown.current, path };
    if (left.current === undefined) return;
    const { id, readAt, replaced } = left.current;
    if (dataUpdatedAt === readAt || findFilter(tree, id) === undefined) return;
    left.current = undefined;
    find({ filter: id }, { replace: replaced });
  });
  useEffect(() => {
    enter();
  }, [list]);
  useEffect(() => {
    follow();
  }, [list, dataUpdatedAt]);

  return () => {
    isReplacing.current = true;
    return shown.current !== undefined && isOwnDeletion(shown.current, removalsIn(queryClient));
  };
}

function removalsIn(queryClient: ReturnType<typeof useQueryClient>): readonly Mutation[] {
  return queryClient.getMutationCache().findAll({ mutationKey: keys.documentFilters.removal });
}

/** Whether the user has deleted the filter, or one above it, while it was shown. */
function isOwnDeletion({ path, earlier }: ShownFilter, removals: readonly Mutation[]): boolean {
  return removals.some((removal) => {
    const { status, variables } = removal.state;
    const isAround = typeof variables === 'number' && path.includes(variables);
    return isAround && status !== 'error' && !earlier.has(removal);
  });
}
