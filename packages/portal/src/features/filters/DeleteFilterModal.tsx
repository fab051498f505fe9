import { useQueryClient } from '@tanstack/react-query';
import { documentFilterMutations, documentFilterQueries, recognised } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { DeleteDialog } from '../../services/DeleteDialog.tsx';
import { useServices } from '../../services/services.tsx';
import { useKeptKeys } from '../../services/useKeptKeys.ts';
import { filterPaneMessages } from './filters.messages.ts';
import { undoDeletion } from './undoDeletion.ts';

interface DeleteFilterModalProps {
  readonly clientId: number;
  readonly filter: Schemas['Filter'];
  /** Number of documents in it and in the filters below it; undefined while it is unknown. */
  readonly documents: number | undefined;
  readonly onClose: () => void;
  /** Called once the filter is deleted. */
  readonly onDeleted: (filter: Schemas['Filter']) => void;
}

function countBelow({ Items }: Schemas['Filter']): number {
  return Items.reduce((count, item) => count + 1 + countBelow(item), 0);
}

/** Asks before deleting a filter, and says what becomes of what is in it. */
export function DeleteFilterModal({
  clientId,
  filter,
  documents,
  onClose,
  onDeleted,
}: DeleteFilterModalProps) {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const kept = useKeptKeys();
  const removal = recognised(documentFilterMutations.remove(portal, kept), kept, async (id) => {
    const treeQuery = documentFilterQueries.tree(portal, clientId);
    const tree = await queryClient.fetchQuery({ ...treeQuery, staleTime: 0 });
    return findFilter(tree, id) === undefined ? { reply: undefined } : null;
  });
  return (
    <DeleteDialog
      noun="filter"
      name={filter.Text}
      id={filter.Id}
      removal={removal}
      consequence={filterPaneMessages.deletion(countBelow(filter), documents)}
      deleted={filterPaneMessages.deleted}
      detail={filterPaneMessages.deletedDetail(filter.Text, documents)}
      undo={undoDeletion({ portal, queryClient, toasts, clientId }, filter)}
      onDeleted={() => {
        onDeleted(filter);
      }}
      onClose={onClose}
    />
  );
}
