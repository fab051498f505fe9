import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import { findFilter } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { isFiltered } from '../documentsSearch.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { filterDeletedMessages } from './filterDeleted.messages.ts';
import { useRestoredFilter } from './useRestoredFilter.ts';

interface SeenFilter {
  readonly id: number;
  readonly name: string;
}

/**
 * Leaves a filter that has been deleted, with all documents in its place, and says so unless it was the user's own
 * deletion, which has a message already; if that is undone, the filter is shown again. One that never was there stays
 * selected: the list says that it does not exist.
 */
export function FilterDeleted() {
  const { clientId, search, find, pages } = useDocuments();
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const isOwnDeletion = useRestoredFilter();
  const treeQuery = documentFilterQueries.tree(portal, clientId);
  const { data: tree } = useQuery(treeQuery);
  const filter = tree === undefined ? undefined : findFilter(tree, search.filter);
  const [seen, setSeen] = useState<SeenFilter>();
  if (tree !== undefined && filter !== undefined && (seen?.id !== filter.Id || seen.name !== filter.Text))
    setSeen({ id: filter.Id, name: filter.Text });
  const isGone = tree !== undefined && filter === undefined && seen?.id === search.filter;

  // The list may say it before the tree.
  const isMissing = pages.problem === 'missing' && filter !== undefined;
  const readTree = useEffectEvent(() => queryClient.invalidateQueries({ queryKey: treeQuery.queryKey }));
  useLayoutEffect(() => {
    if (isMissing) void readTree();
  }, [isMissing]);

  const leave = useEffectEvent(() => {
    if (seen === undefined) return;
    const isOwn = isOwnDeletion();
    find({ filter: 0 }, { replace: true });
    if (isOwn) return;
    const showsAll = search.q === '' && !isFiltered({ ...search, filter: 0 });
    toasts.show({ message: filterDeletedMessages.deleted(seen.name, showsAll) });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return null;
}
