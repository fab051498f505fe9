import { ConfirmDialog, Text } from '@countersign/ui';
import { bulkCapability } from '../actions/actionTable.ts';
import { jobMessages } from '../bulk/bulk.messages.ts';
import { removeTaskMessages } from './removeTask.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';

/** Asks before removing the signing tasks of several documents; the tray shows the outcome of each. */
export function RemoveTasksModal(props: SeveralModalProps) {
  const { count, isJob, pending, failure, onConfirm, onClose } = props;
  const title = bulkCapability('removeTask').title(count);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Remove tasks"
      tone="danger"
      pending={pending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Text as="p">
        {isJob ? `${removeTaskMessages.several} ${jobMessages.goesOn}` : removeTaskMessages.several}
      </Text>
    </ConfirmDialog>
  );
}
