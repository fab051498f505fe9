import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { documentFilterQueries, keys } from '@countersign/api-client';
import { filterPath, findFilter } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { isFiltered } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { filterDeletedMessages } from './filterDeleted.messages.ts';

interface SeenFilter {
  readonly id: number;
  readonly name: string;
  /** Its id and those of the filters above it. */
  readonly path: readonly number[];
}

/**
 * Leaves a filter that has been deleted, with all documents in its place, and says so unless it was the user's own
 * deletion, which has a message already. One that never was there stays selected: the list says that it does not exist.
 */
export function FilterDeleted() {
  const { clientId, search, find, pages } = useDocuments();
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const treeQuery = documentFilterQueries.tree(portal, clientId);
  const { data: tree } = useQuery(treeQuery);
  const filter = tree === undefined ? undefined : findFilter(tree, search.filter);
  const [seen, setSeen] = useState<SeenFilter>();
  if (tree !== undefined && filter !== undefined && (seen?.id !== filter.Id || seen.name !== filter.Text))
    setSeen({ id: filter.Id, name: filter.Text, path: filterPath(tree, filter.Id) });
  const isGone = tree !== undefined && filter === undefined && seen?.id === search.filter;

  // The list may say it before the tree.
  const isMissing = pages.problem === 'missing' && filter !== undefined;
  const readTree = useEffectEvent(() => queryClient.invalidateQueries({ queryKey: treeQuery.queryKey }));
  useLayoutEffect(() => {
    if (isMissing) void readTree();
  }, [isMissing]);

  const leave = useEffectEvent(() => {
    if (seen === undefined) return;
    find({ filter: 0 }, { replace: true });
    const removals = queryClient.getMutationCache().findAll({ mutationKey: keys.documentFilters.removal });
    const isOwn = removals.some(
      ({ state: { status, variables } }) =>
        status !== 'error' && typeof variables === 'number' && seen.path.includes(variables),
    );
    if (isOwn) return;
    const showsAll = search.q === '' && !isFiltered({ ...search, filter: 0 });
    toasts.show({ message: filterDeletedMessages.deleted(seen.name, showsAll) });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return null;
}
