import { ConfirmDialog, Text } from '@countersign/ui';
import { bulkCapability } from '../actions/actionTable.ts';
import { deletionMessages } from './deletion.messages.ts';

interface DeleteSeveralModalProps {
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before deleting several documents; the tray shows the progress. */
export function DeleteSeveralModal({ count, onConfirm, onClose }: DeleteSeveralModalProps) {
  const title = bulkCapability('delete')?.several.title(count) ?? '';
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={title}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Text as="p">{deletionMessages.consequence(count)}</Text>
    </ConfirmDialog>
  );
}
