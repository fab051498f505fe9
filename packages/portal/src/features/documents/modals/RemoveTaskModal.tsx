import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import { ConfirmDialog, DocumentLine, Text, useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { rareMessages } from '../rare.messages.ts';
import { taskRemoval } from '../taskRemoval.ts';
import { removalConsequences } from './removeTask.messages.ts';

interface RemoveTaskModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Asks before removing a signing task from a document, and says what this does to its signers and signatures. */
export function RemoveTaskModal({ document, onClose }: RemoveTaskModalProps) {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const [failure, setFailure] = useState<string>();
  function done(): void {
    toasts.show({ tone: 'positive', message: rareMessages.taskRemoved });
    onClose();
  }
  const removal = useMutation({
    ...taskRemoval(portal, queryClient, kept),
    onMutate: () => {
      setFailure(undefined);
    },
    onSuccess: done,
    onError: (error) => {
      setFailure(writeFailure(error));
    },
  });
  return (
    <ConfirmDialog
      open
      title="Remove task"
      description={<DocumentLine title={shownName(document.Title)} extension={document.Extension} />}
      confirmLabel="Remove task"
      cancelLabel="Cancel"
      tone="danger"
      pending={removal.isPending}
      failure={failure}
      onConfirm={() => {
        removal.mutate(document.Id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{removalConsequences(document)}</Text>
    </ConfirmDialog>
  );
}
