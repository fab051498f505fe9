import type { Schemas } from '@countersign/api-client/contract';
import { fullName, shownName } from '@countersign/api-client/rules';
import { ConfirmDialog, DocumentLine, Text } from '@countersign/ui';
import { listed } from '../signers/listed.ts';
import { signersInTurn } from '../signers/signersInTurn.ts';
import { resendPinsMessages } from './resendPins.messages.ts';
import { useResendPins } from './useResendPins.ts';

interface ResendPinModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Asks before emails go to the signers of a document, because their earlier PINs end. */
export function ResendPinModal({ document, onClose }: ResendPinModalProps) {
  const resend = useResendPins();
  const signers = listed(signersInTurn(document).map(fullName));
  return (
    <ConfirmDialog
      open
      title={resendPinsMessages.ofOne}
      description={<DocumentLine title={shownName(document.Title)} extension={document.Extension} />}
      confirmLabel={resendPinsMessages.ofOne}
      onConfirm={() => {
        onClose();
        void resend(document.Id);
      }}
      onCancel={onClose}
    >
      <Text as="p">{resendPinsMessages.consequenceOfOne(signers)}</Text>
    </ConfirmDialog>
  );
}
