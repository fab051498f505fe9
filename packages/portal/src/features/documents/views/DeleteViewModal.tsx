import { useMutation } from '@tanstack/react-query';
import { isMissing } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { ConfirmDialog, Text, useToasts } from '@countersign/ui';
import { writeFailure } from '../../../services/writeFailure.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { savedViewsMessages } from './savedViews.messages.ts';
import { useViewWrites } from './useViewWrites.ts';

interface DeleteViewModalProps {
  readonly view: Schemas['SavedView'];
  readonly onClose: () => void;
}

/** Asks before deleting a view. The list stays as it is shown. */
export function DeleteViewModal({ view, onClose }: DeleteViewModalProps) {
  const toasts = useToasts();
  const { search, find } = useDocuments();
  function done(): void {
    toasts.show({ tone: 'positive', message: savedViewsMessages.deleted });
    if (search.saved === view.Id) find({ saved: 0 });
    onClose();
  }
  const removal = useMutation({
    ...useViewWrites().remove,
    onSuccess: done,
    onError: (error) => {
      // Another window was first.
      if (isMissing(error)) done();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Delete view"
      description={view.Name}
      confirmLabel="Delete view"
      tone="danger"
      pending={removal.isPending}
      failure={removal.error === null ? undefined : writeFailure(removal.error)}
      onConfirm={() => {
        removal.mutate(view.Id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{savedViewsMessages.remove}</Text>
    </ConfirmDialog>
  );
}
