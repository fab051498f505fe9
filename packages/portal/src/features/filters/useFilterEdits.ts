import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  documentFilterMutations,
  documentFilterQueries,
  isApiError,
  recognised,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter, isRenameConflict } from '@countersign/api-client/rules';
import { ROOT_FILTER, useToasts, type FilterTreeProps, type TreeEditing } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { useKeptKeys } from '../../services/useKeptKeys.ts';
import { mutate } from '../../services/writes/mutate.ts';
import { writeFailure } from '../../services/writeFailure.ts';
import { canMoveTo, placeIn } from './filterPlaces.ts';

type Change = Schemas['ClientFilterRename'];

/** The name that a filter had when its edit began, or that the user has been told since. */
interface Began {
  readonly editing: TreeEditing | undefined;
  readonly text: string | undefined;
}

/**
 * Edits the client's filters in their tree, which shows a failure at the filter.
 *
 * @param editing The edit in progress. A rename begins with the name that the filter has then: what another user calls
 *   it meanwhile is not overwritten unseen.
 */
export function useFilterEdits(
  clientId: number,
  tree: readonly Schemas['Filter'][],
  editing?: TreeEditing,
): Required<Pick<FilterTreeProps, 'onMove' | 'onRename' | 'canMove'>> {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const [began, setBegan] = useState<Began>();
  if (began?.editing !== editing)
    setBegan({ editing, text: findFilter(tree, editing?.id ?? ROOT_FILTER)?.Text });
  const treeQuery = documentFilterQueries.tree(portal, clientId);
  const renaming = {
    ...recognised(documentFilterMutations.rename(portal, kept), kept, async (change) => {
      const filters = await queryClient.fetchQuery({ ...treeQuery, staleTime: 0 });
      const filter = findFilter(filters, change.id);
      return filter !== undefined && isChanged(filter, change) ? { reply: filter } : null;
    }),
    // The filter is shown as being saved until the tree has it; after a failure the tree may have it all the same.
    onSettled: () => queryClient.invalidateQueries({ queryKey: treeQuery.queryKey }),
  };

  /** Sends what changes and nothing else, so that what another user changes meanwhile stays. */
  async function edit(change: Change): Promise<string | undefined> {
    try {
      await mutate(queryClient, renaming, change);
      return undefined;
    } catch (error) {
      if (!isApiError(error) || !isRenameConflict(error.code)) return writeFailure(error);
      const { renamedMeanwhile } = await import('./renaming/renamedMeanwhile.ts');
      const refused = { queryClient, tree: treeQuery, id: change.id, error };
      return renamedMeanwhile(refused, (text) => {
        setBegan({ editing, text });
      });
    }
  }

  return {
    onRename: (id, text) => edit({ id, text, previousText: began?.text }),
    async onMove({ id }, position) {
      const place = placeIn(tree, id, position);
      const failure = await edit({ id, ...place });
      if (failure === undefined)
        void import('./moving/reportMove.ts')
          .then(({ reportMove }) => {
            const back = (earlier: Omit<Change, 'id'>) => edit({ id, ...earlier });
            reportMove(toasts, { tree, id, parentId: place.parentId, back });
          })
          // It has been moved, which the tree shows.
          .catch(() => undefined);
      return failure;
    },
    canMove: (_filter, place) => canMoveTo(tree, place),
  };
}

/** Whether a filter is as the change was to make it. */
function isChanged(filter: Schemas['Filter'], { text, parentId, index }: Change): boolean {
  return (
    (text === undefined || filter.Text === text.trim()) &&
    (parentId === undefined || filter.parentId === parentId) &&
    (index === undefined || filter.index === index)
  );
}
