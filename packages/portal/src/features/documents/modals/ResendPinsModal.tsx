import { ConfirmDialog, Text } from '@countersign/ui';
import { bulkCapability } from '../actions/actionTable.ts';
import { jobMessages } from '../bulk/bulk.messages.ts';
import { resendPinsConsequence } from './resendPins.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';

/** Asks before emails go to the signers of several documents; the tray shows the outcome of each. */
export function ResendPinsModal(props: SeveralModalProps) {
  const { count, isJob, pending, failure, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      open
      title={bulkCapability('resendPins').title(count)}
      confirmLabel="Resend PINs"
      pending={pending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Text as="p">{isJob ? `${resendPinsConsequence} ${jobMessages.goesOn}` : resendPinsConsequence}</Text>
    </ConfirmDialog>
  );
}
