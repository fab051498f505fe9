import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentMutations, isMissing, isUnsettled, keys, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { documentFileName } from '@countersign/api-client/rules';
import { ConfirmDialog, DocumentLine, Text, useToasts } from '@countersign/ui';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { deletionMessages } from './deletion.messages.ts';
import { readDeletion } from './readDeletion.ts';
import { useReportDeletion } from './useReportDeletion.ts';

interface DeleteModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
  /** Called once the document is deleted, by this user or by another one. */
  readonly onDeleted: (document: Schemas['Document']) => void;
}

/** Asks before deleting a document, and says how it can be restored. A failure stays in the dialog. */
export function DeleteModal({ document, onClose, onDeleted }: DeleteModalProps) {
  const { portal, me } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const report = useReportDeletion();
  const [failure, setFailure] = useState<string>();

  function done(): void {
    report({ ids: [document.Id], count: 1, only: document });
    onDeleted(document);
  }

  const removal = useMutation({
    ...documentMutations.remove(portal),
    onMutate: () => {
      setFailure(undefined);
    },
    onSuccess: done,
    onError: async (error) => {
      if (isMissing(error)) {
        toasts.show({ message: deletionMessages.alreadyDeleted, detail: documentFileName(document) });
        void queryClient.invalidateQueries({ queryKey: keys.documents.all });
        onDeleted(document);
        return;
      }
      if (!isUnsettled(error)) {
        setFailure(`${deletionMessages.failed}. ${messageOf(error)}`);
        return;
      }
      switch (await readDeletion(portal, queryClient, document.Id)) {
        case 'deleted':
          void queryClient.invalidateQueries({ queryKey: keys.documents.all });
          done();
          return;
        case 'kept':
          setFailure(deletionMessages.failed);
          return;
        case 'unknown':
          setFailure(deletionMessages.unconfirmed);
      }
    },
  });

  return (
    <ConfirmDialog
      open
      title="Delete document"
      description={<DocumentLine title={document.Title} extension={document.Extension} />}
      confirmLabel="Delete document"
      tone="danger"
      pending={removal.isPending}
      failure={failure}
      onConfirm={() => {
        removal.mutate(document.Id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{deletionMessages.consequence(1, canRestoreAll(me))}</Text>
    </ConfirmDialog>
  );
}
