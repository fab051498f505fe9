import { useMutation } from '@tanstack/react-query';
import { documentMutations, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { ConfirmDialog, DocumentLine, Text, useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { documentsMessages, removeTaskMessages } from '../documents.messages.ts';

interface RemoveTaskModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Asks before removing a signing task from a document, because its signatures are removed too. */
export function RemoveTaskModal({ document, onClose }: RemoveTaskModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const removal = useMutation({
    ...documentMutations.removeTask(portal),
    onSuccess: () => {
      toasts.show({ tone: 'positive', message: documentsMessages.taskRemoved });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Remove task"
      description={<DocumentLine title={document.Title} extension={document.Extension} />}
      confirmLabel="Remove task"
      cancelLabel="Cancel"
      tone="danger"
      pending={removal.isPending}
      failure={removal.isError ? messageOf(removal.error) : undefined}
      onConfirm={() => {
        removal.mutate(document.Id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{removeTaskMessages.consequences}</Text>
    </ConfirmDialog>
  );
}
