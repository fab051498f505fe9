import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { isMissing } from '@countersign/api-client';
import { ConfirmDialog, Text, useToasts } from '@countersign/ui';
import { showDone } from './writes/showDone.ts';
import { writeFailure } from './writeFailure.ts';

export interface DeleteDialogProps<Data> {
  /** What is deleted: "filter". The title and the button are named after it. */
  readonly noun: string;
  /** Its name, below the title. */
  readonly name: string;
  readonly id: number;
  /** Deletes it by its id. */
  readonly removal: UseMutationOptions<Data, Error, number>;
  /** What deleting it does, in sentences. */
  readonly consequence: string;
  /** Message once it is deleted. */
  readonly deleted: string;
  /** Below that message: which one it was, and what became of what was in it. */
  readonly detail?: string | undefined;
  /** Undoes that; offered unless another user deleted it. */
  readonly undo?: (() => void) | undefined;
  /** Called once it is deleted, by this user or by another one. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before deleting one thing. A failure stays in the dialog. If it is missing, another user or another window
 * was first, which is what the user wanted.
 */
export function DeleteDialog<Data>(props: DeleteDialogProps<Data>) {
  const { noun, name, id, removal: options, consequence, deleted, detail, undo, onDeleted, onClose } = props;
  const toasts = useToasts();
  function done(undoOwn: (() => void) | undefined): void {
    showDone(toasts, { message: deleted, detail }, undoOwn);
    onDeleted();
  }
  const removal = useMutation({
    ...options,
    onSuccess: () => {
      done(undo);
    },
    onError: (error) => {
      if (isMissing(error)) done(undefined);
    },
  });
  const title = `Delete ${noun}`;
  return (
    <ConfirmDialog
      open
      title={title}
      description={name}
      confirmLabel={title}
      tone="danger"
      pending={removal.isPending}
      failure={removal.error === null ? undefined : writeFailure(removal.error)}
      onConfirm={() => {
        removal.mutate(id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{consequence}</Text>
    </ConfirmDialog>
  );
}
