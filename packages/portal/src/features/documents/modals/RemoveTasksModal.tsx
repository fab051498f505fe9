import { ConfirmDialog } from '@countersign/ui';
import { eligibleTitle } from '../actions/eligibility.ts';
import { willLeaveOut } from '../bulk/leftOut.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';
import { LeavingOut } from './LeavingOut.tsx';
import { removeTaskMessages } from './removeTask.messages.ts';

/** Asks before removing the signing tasks of several documents; the tray shows the outcome of each. */
export function RemoveTasksModal(props: SeveralModalProps) {
  const { eligibility, isJob, pending, failure, onConfirm, onClose } = props;
  const { most, isExact } = eligibility;
  const leftOut = willLeaveOut('removeTask', eligibility);
  return (
    <ConfirmDialog
      open
      title={eligibleTitle('removeTask', eligibility)}
      confirmLabel="Remove tasks"
      confirmDisabledReason={isExact && most === 0 ? leftOut : undefined}
      tone="danger"
      pending={pending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <LeavingOut
        eligibility={eligibility}
        leftOut={leftOut}
        consequence={removeTaskMessages.several}
        isJob={isJob}
      />
    </ConfirmDialog>
  );
}
