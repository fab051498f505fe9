import { ConfirmDialog } from '@countersign/ui';
import { eligibleTitle } from '../actions/eligibility.ts';
import { DeniedDialog } from '../bulk/DeniedDialog.tsx';
import { willLeaveOut } from '../bulk/leftOut.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';
import { LeavingOut } from '../bulk/LeavingOut.tsx';
import { resendPinsMessages } from './resendPins.messages.ts';

/** Asks before emails go to the signers of several documents; the tray shows the outcome of each. */
export function ResendPinsModal(props: SeveralModalProps) {
  const { eligibility, isJob, clientName, pending, failure, cancelLabel, onConfirm, onClose } = props;
  const { most, isExact, limited } = eligibility;
  const title = eligibleTitle('resendPins', eligibility);
  const body = (
    <LeavingOut
      eligibility={eligibility}
      leftOut={willLeaveOut('resendPins', eligibility)}
      consequence={resendPinsMessages.consequence}
      isJob={isJob}
    />
  );
  if (isExact && most === 0) {
    const denied = limited === undefined ? resendPinsMessages.none : resendPinsMessages.noneYet;
    return (
      <DeniedDialog title={denied} description={clientName} onClose={onClose}>
        {body}
      </DeniedDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      description={clientName}
      confirmLabel={title}
      pending={pending}
      failure={failure}
      cancelLabel={cancelLabel}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {body}
    </ConfirmDialog>
  );
}
