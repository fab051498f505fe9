import { useMutation } from '@tanstack/react-query';
import { documentMutations, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { ConfirmDialog, Text } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteSeveralModalProps {
  readonly count: number;
  /** Reads which documents they are, if some of them are not loaded. */
  readonly read: () => Promise<readonly number[]>;
  readonly onClose: () => void;
  /** Called with the outcome of each document. */
  readonly onOutcome: (outcome: Schemas['DeleteOutcome']) => void;
}

/** Asks before deleting several documents. If none of them was tried, the failure stays in the dialog. */
export function DeleteSeveralModal({ count, read, onClose, onOutcome }: DeleteSeveralModalProps) {
  const { portal } = useServices();
  const { mutateAsync: remove } = useMutation(documentMutations.removeMultiple(portal));
  const removal = useMutation({
    mutationFn: async () => remove([...(await read())]),
    onSuccess: onOutcome,
  });
  const title = `Delete ${count} documents`;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={title}
      tone="danger"
      pending={removal.isPending}
      failure={
        removal.error === null || removal.isPending
          ? undefined
          : `${deletionMessages.failedSeveral}. ${messageOf(removal.error)}`
      }
      onConfirm={() => {
        removal.mutate();
      }}
      onCancel={onClose}
    >
      <Text as="p">{deletionMessages.consequence(count)}</Text>
    </ConfirmDialog>
  );
}
