import { ConfirmDialog } from '@countersign/ui';
import { eligibleTitle } from '../actions/eligibility.ts';
import { overLimit, willLeaveOut } from '../bulk/leftOut.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';
import { LeavingOut } from './LeavingOut.tsx';
import { resendPinsConsequence } from './resendPins.messages.ts';

/** Asks before emails go to the signers of several documents; the tray shows the outcome of each. */
export function ResendPinsModal(props: SeveralModalProps) {
  const { eligibility, isJob, pending, failure, onConfirm, onClose } = props;
  const { most, isExact } = eligibility;
  const leftOut = willLeaveOut('resendPins', eligibility);
  return (
    <ConfirmDialog
      open
      title={eligibleTitle('resendPins', eligibility)}
      confirmLabel="Resend PINs"
      confirmDisabledReason={isExact && most === 0 ? (overLimit(eligibility) ?? leftOut) : undefined}
      pending={pending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <LeavingOut
        eligibility={eligibility}
        leftOut={leftOut}
        consequence={resendPinsConsequence}
        isJob={isJob}
      />
    </ConfirmDialog>
  );
}
