import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentFilterMutations, documentFilterQueries, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import type { FilterTreeProps } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { canMoveTo, placeIn } from './filterPlaces.ts';

/** Edits the client's filters in their tree, which shows a failure at the filter. */
export function useFilterEdits(
  clientId: number,
  tree: readonly Schemas['Filter'][],
): Required<Pick<FilterTreeProps, 'onMove' | 'onRename' | 'canMove'>> {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    ...documentFilterMutations.rename(portal),
    // The filter is shown as being saved until the tree has it; after a failure the tree may have it all the same.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: documentFilterQueries.tree(portal, clientId).queryKey }),
  });

  async function edit(
    id: number,
    change: Partial<Schemas['ClientFilterRename']>,
  ): Promise<string | undefined> {
    const filter = findFilter(tree, id);
    if (filter === undefined) return undefined;
    try {
      await mutateAsync({ id, text: filter.Text, index: filter.index, ...change });
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  return {
    onRename: (id, name) => edit(id, { text: name }),
    onMove: ({ id }, place) => edit(id, placeIn(tree, id, place)),
    canMove: (_filter, place) => canMoveTo(tree, place),
  };
}
