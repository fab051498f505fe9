import { ConfirmDialog } from '@countersign/ui';
import { eligibleTitle } from '../actions/eligibility.ts';
import { DeniedDialog } from '../bulk/DeniedDialog.tsx';
import { willLeaveOut } from '../bulk/leftOut.messages.ts';
import type { SeveralModalProps } from '../bulk/severalModal.ts';
import { LeavingOut } from '../bulk/LeavingOut.tsx';
import { removalsConsequences, removeTaskMessages } from './removeTask.messages.ts';

/** Asks before removing the signing tasks of several documents; the tray shows the outcome of each. */
export function RemoveTasksModal(props: SeveralModalProps) {
  const { eligibility, isJob, clientName, pending, failure, cancelLabel, onConfirm, onClose } = props;
  const { most, isExact } = eligibility;
  const title = eligibleTitle('removeTask', eligibility);
  const body = (
    <LeavingOut
      eligibility={eligibility}
      leftOut={willLeaveOut('removeTask', eligibility)}
      consequence={removalsConsequences(eligibility)}
      isJob={isJob}
    />
  );
  if (isExact && most === 0)
    return (
      <DeniedDialog title={removeTaskMessages.none} description={clientName} onClose={onClose}>
        {body}
      </DeniedDialog>
    );
  return (
    <ConfirmDialog
      open
      title={title}
      description={clientName}
      confirmLabel={title}
      tone="danger"
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
