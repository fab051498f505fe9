import { ConfirmDialog, Text } from '@countersign/ui';
import { bulkCapability } from '../actions/actionTable.ts';
import { removeTaskMessages } from './removeTask.messages.ts';

interface RemoveTasksModalProps {
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before removing the signing tasks of several documents; the tray shows the outcome of each. */
export function RemoveTasksModal({ count, onConfirm, onClose }: RemoveTasksModalProps) {
  const title = bulkCapability('removeTask')?.several.title(count) ?? '';
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Remove tasks"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Text as="p">{removeTaskMessages.several}</Text>
    </ConfirmDialog>
  );
}
