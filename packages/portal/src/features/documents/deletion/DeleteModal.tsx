import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  documentMutations,
  documentQueries,
  isApiError,
  isMissing,
  isOutcomeUnknown,
  keys,
  messageOf,
  recognised,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { lastingRefusalOf, shownFileName, shownName } from '@countersign/api-client/rules';
import { ConfirmDialog, DocumentLine, Notice, Text, useToasts } from '@countersign/ui';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { DeniedDialog } from '../bulk/DeniedDialog.tsx';
import { deletionMessages } from './deletion.messages.ts';
import { readDeletion } from './readDeletion.ts';
import { useReportDeletion } from './useReportDeletion.ts';

interface DeleteModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
  /** Called once the document is deleted, by this user or by another one. */
  readonly onDeleted: (document: Schemas['Document']) => void;
  /** Asks whether the document's task is to be removed, because of which it was not deleted. */
  readonly onRemoveTask: (document: Schemas['Document']) => void;
}

/**
 * Asks before deleting a document, and says how it can be restored. A failure stays in the dialog; after one that
 * repeating can't mend it offers what can.
 */
export function DeleteModal({ document, onClose, onDeleted, onRemoveTask }: DeleteModalProps) {
  const { portal, me } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const report = useReportDeletion(document.Client.Id);
  const kept = useKeptKeys();
  const [failure, setFailure] = useState<string>();

  function done(): void {
    report({ ids: [document.Id], count: 1, only: document });
    onDeleted(document);
  }

  /** What removing the task does depends on its state, which was another one when this dialog opened. */
  async function removeTask(): Promise<void> {
    const detail = documentQueries.detail(portal, document.Id);
    onRemoveTask(await queryClient.fetchQuery({ ...detail, staleTime: 0 }).catch(() => document));
  }

  const removal = useMutation({
    ...recognised(documentMutations.remove(portal, kept), kept, async (id) =>
      (await readDeletion(portal, queryClient, id)) === 'deleted' ? { reply: undefined } : null,
    ),
    onMutate: () => {
      setFailure(undefined);
    },
    onSuccess: done,
    onError: (error) => {
      if (isMissing(error)) {
        toasts.show({ message: deletionMessages.alreadyDeleted, detail: shownFileName(document) });
        void queryClient.invalidateQueries({ queryKey: keys.documents.all });
        onDeleted(document);
        return;
      }
      setFailure(
        isOutcomeUnknown(error) ? writeFailure(error) : `${deletionMessages.failed}. ${messageOf(error)}`,
      );
    },
  });

  const line = <DocumentLine title={shownName(document.Title)} extension={document.Extension} />;
  const code = isApiError(removal.error) ? removal.error.code : null;
  const lasting = lastingRefusalOf(code);
  const isBlocked = lasting === 'tasks';
  if (failure !== undefined && lasting !== null) {
    const instead = { label: deletionMessages.removeTask, onPress: () => void removeTask() };
    return (
      <DeniedDialog
        title={deletionMessages.notDeletedOne}
        description={line}
        instead={isBlocked ? instead : undefined}
        onClose={onClose}
      >
        <Notice tone="critical" live>
          {failure}
        </Notice>
      </DeniedDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Delete document"
      description={line}
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
