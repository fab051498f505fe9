import { ConfirmDialog, Text } from '@countersign/ui';
import { bulkCapability } from '../actions/actionTable.ts';
import { resendPinsConsequence } from './resendPins.messages.ts';

interface ResendPinsModalProps {
  readonly count: number;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before emails go to the signers of several documents; the tray shows the outcome of each. */
export function ResendPinsModal({ count, onConfirm, onClose }: ResendPinsModalProps) {
  return (
    <ConfirmDialog
      open
      title={bulkCapability('resendPins')?.several.title(count) ?? ''}
      confirmLabel="Resend PINs"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Text as="p">{resendPinsConsequence}</Text>
    </ConfirmDialog>
  );
}
