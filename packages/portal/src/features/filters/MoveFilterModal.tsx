import { useMutation } from '@tanstack/react-query';
import type { Schemas } from '@countersign/api-client/contract';
import { ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { Text } from '@countersign/ui';
import { FilterPickerDialog } from './picking/FilterPickerDialog.tsx';
import { moveDenialReason, moveMarks } from './moving/moveDenial.ts';
import { movingMessages } from './moving/moving.messages.ts';
import { namesTo } from './namesTo.ts';
import { useFilterEdits } from './useFilterEdits.ts';

interface MoveFilterModalProps {
  readonly clientId: number;
  readonly tree: readonly Schemas['Filter'][];
  readonly filter: Schemas['Filter'];
  readonly onClose: () => void;
  /** Called with the filter that it was moved to; 0 is the root. */
  readonly onMoved: (parentId: number) => void;
}

/** Moves one of the client's filters to the end of another one, or of the top level: the same as dragging it there. */
export function MoveFilterModal({ clientId, tree, filter, onClose, onMoved }: MoveFilterModalProps) {
  const { onMove } = useFilterEdits(clientId, tree);
  const move = useMutation({
    mutationFn: async (parentId: number) =>
      onMove(
        { id: filter.Id, label: filter.Text },
        { parent: parentId === ROOT_FILTER_ID ? undefined : parentId, before: undefined },
      ),
    onSuccess: (failure, parentId) => {
      if (failure === undefined) onMoved(parentId);
    },
  });
  return (
    <FilterPickerDialog
      clientId={clientId}
      title="Move filter"
      description={filter.Text}
      submitLabel="Move filter"
      openId={filter.parentId}
      pending={move.isPending}
      failure={move.data ?? undefined}
      denialReason={(parentId) => moveDenialReason(tree, filter, parentId)}
      marks={moveMarks(tree, filter)}
      onSubmit={move.mutate}
      onClose={onClose}
    >
      <Text as="p" step="13" tone="muted">
        {filter.parentId === ROOT_FILTER_ID
          ? movingMessages.isOnTop
          : movingMessages.isBelow(namesTo(tree, filter.parentId).join(' › '))}
      </Text>
    </FilterPickerDialog>
  );
}
