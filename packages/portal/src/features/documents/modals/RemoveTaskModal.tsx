import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentMutations, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, shownName } from '@countersign/api-client/rules';
import { ConfirmDialog, DocumentLine, Text, useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { readDocumentAfter } from '../../../services/readDocumentAfter.ts';
import { documentsMessages } from '../documents.messages.ts';
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
  const [failure, setFailure] = useState<string>();
  function done(): void {
    toasts.show({ tone: 'positive', message: documentsMessages.taskRemoved });
    onClose();
  }
  const removal = useMutation({
    ...documentMutations.removeTask(portal),
    onMutate: () => {
      setFailure(undefined);
    },
    onSuccess: done,
    onError: async (error) => {
      const current = await readDocumentAfter(error, { id: document.Id, portal, queryClient });
      if (current != null && current.ActionTypeE === actionTypes.none) done();
      else if (current === null) setFailure(documentsMessages.taskRemovalUnconfirmed);
      else setFailure(messageOf(error));
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
