import { useMutation } from '@tanstack/react-query';
import { documentFilterMutations, isMissing, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { ConfirmDialog, Text, useToasts } from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { filtersMessages } from './filters.messages.ts';

interface DeleteFilterModalProps {
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
export function DeleteFilterModal({ filter, documents, onClose, onDeleted }: DeleteFilterModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  function done(): void {
    toasts.show({ tone: 'positive', message: filtersMessages.deleted });
    onDeleted(filter);
  }
  const removal = useMutation({
    ...documentFilterMutations.remove(portal),
    onSuccess: done,
    onError: (error) => {
      // Another user was first.
      if (isMissing(error)) done();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Delete filter"
      description={filter.Text}
      confirmLabel="Delete filter"
      tone="danger"
      pending={removal.isPending}
      failure={removal.error === null ? undefined : messageOf(removal.error)}
      onConfirm={() => {
        removal.mutate(filter.Id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{filtersMessages.deletion(countBelow(filter), documents)}</Text>
    </ConfirmDialog>
  );
}
