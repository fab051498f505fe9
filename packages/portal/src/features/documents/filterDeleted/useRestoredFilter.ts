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

/** A filter from which the user's own deletion led away. */
interface GoneFilter {
  readonly removal: Mutation;
  /** Whether the filters have been without it since. If they have it again, it was restored. */
  readonly wasMissing: boolean;
}

/** A filter that is shown again once it is restored. */
interface LeftFilter {
  readonly id: number;
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
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  const list = listKey(search);
  const shown = useRef<ShownFilter>(undefined);
  const gone = useRef(new Map<number, GoneFilter>());
  const left = useRef<LeftFilter>(undefined);
  const isReplacing = useRef(false);

  const enter = useEffectEvent(() => {
    const removals = removalsIn(queryClient);
    const before = shown.current;
    left.current = undefined;
    if (before !== undefined && before.id !== search.filter) {
      const removal = ownDeletion(before, removals);
      if (removal !== undefined) gone.current.set(before.id, { removal, wasMissing: false });
      if (gone.current.has(before.id)) left.current = { id: before.id, replaced: isReplacing.current };
    }
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
    for (const [id, { removal, wasMissing }] of gone.current) {
      if (findFilter(tree, id) === undefined) gone.current.set(id, { removal, wasMissing: true });
      else if (wasMissing || removal.state.status === 'error') {
        gone.current.delete(id);
        if (wasMissing && left.current?.id === id) find({ filter: id }, { replace: left.current.replaced });
      }
    }
  });
  useEffect(() => {
    enter();
  }, [list]);
  useEffect(() => {
    follow();
  }, [list, tree]);

  return () => {
    isReplacing.current = true;
    if (shown.current === undefined) return false;
    // Back may have led to it again.
    return (
      gone.current.has(shown.current.id) || ownDeletion(shown.current, removalsIn(queryClient)) !== undefined
    );
  };
}

function removalsIn(queryClient: ReturnType<typeof useQueryClient>): readonly Mutation[] {
  return queryClient.getMutationCache().findAll({ mutationKey: keys.documentFilters.removal });
}

/** The user's deletion of the filter, or of one above it, while it was shown. */
function ownDeletion({ path, earlier }: ShownFilter, removals: readonly Mutation[]): Mutation | undefined {
  return removals.find((removal) => {
    const { status, variables } = removal.state;
    const isAround = typeof variables === 'number' && path.includes(variables);
    return isAround && status !== 'error' && !earlier.has(removal);
  });
}
