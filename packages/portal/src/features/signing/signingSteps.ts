import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, formatDateTime, isWaiting } from '@countersign/api-client/rules';
import { UploadIcon, type SigningStep } from '@countersign/ui';
import { stepMessages } from './signing.messages.ts';

type Document = Schemas['Document'];
type Signer = Schemas['Signer'];

/** Whether the signer's turn is now, later, or never. */
type Turn = 'now' | 'later' | 'never';

function signerStep(signer: Signer, turn: Turn): SigningStep {
  const name = `${signer.GivenName} ${signer.Surname}`;
  const isEmployee = signer.EmployeeId !== undefined;
  const id = isEmployee ? `employee-${signer.EmployeeId}` : `account-${signer.UserId}`;
  const base = { id, title: name, mark: { kind: 'person', name } } as const;
  if (signer.SignedDate !== null) {
    return { ...base, state: 'done', detail: stepMessages.signed(formatDateTime(signer.SignedDate)) };
  }
  if (signer.DeclinedDate !== null) {
    return { ...base, state: 'declined', detail: stepMessages.declined(formatDateTime(signer.DeclinedDate)) };
  }
  if (turn === 'never') return { ...base, state: 'todo', detail: stepMessages.notNeeded };
  const waiting = isEmployee ? stepMessages.representativeNow : stepMessages.waiting;
  return turn === 'now'
    ? { ...base, state: 'now', detail: waiting }
    : {
        ...base,
        state: 'todo',
        detail: isEmployee ? stepMessages.representativeLater : stepMessages.waiting,
      };
}

/** Returns the steps of signing a document, from its upload to the last signature. */
export function signingSteps(document: Document): readonly SigningStep[] {
  const uploaded: SigningStep = {
    id: 'uploaded',
    state: 'done',
    mark: { kind: 'event', icon: UploadIcon },
    title: 'Uploaded',
    rest: `by ${document.CreatedBy}`,
  };
  const accounts = document.UsersToSign;
  const open = isWaiting(document.ActionTypeE);
  const accountsDone = accounts.every(({ SignedDate }) => SignedDate !== null);
  const steps = accounts.map((signer) => signerStep(signer, open ? 'now' : 'never'));
  if (document.EmployeeToSign) {
    steps.push(signerStep(document.EmployeeToSign, open ? (accountsDone ? 'now' : 'later') : 'never'));
  }
  if (document.ActionTypeE === actionTypes.signed) {
    steps.push({ id: 'signed', state: 'done', mark: { kind: 'tick' }, title: 'Signed', rest: 'by everyone' });
  }
  return [uploaded, ...steps];
}
