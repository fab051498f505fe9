import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, formatDateTime, isWaiting } from '@countersign/api-client/rules';
import { UploadIcon, type StoryStep } from '@countersign/ui';

type Document = Schemas['Document'];
type Signer = Schemas['Signer'];

function nameOf({ GivenName, Surname }: Signer): string {
  return `${GivenName} ${Surname}`;
}

function signerStep(signer: Signer, next: boolean, last: boolean, declinedBy: string | null): StoryStep {
  const name = nameOf(signer);
  const base = { id: `${signer.UserId ?? 'employee'}-${signer.EmployeeId ?? ''}`, title: name };
  const mark = { kind: 'person', name } as const;
  if (signer.SignedDate !== null) {
    return { ...base, mark, state: 'done', detail: `Signed ${formatDateTime(signer.SignedDate)}` };
  }
  if (declinedBy === name) return { ...base, mark, state: 'declined', detail: 'Declined' };
  const waits = last ? 'Firm representative, signs last' : 'Still to sign';
  return {
    ...base,
    mark,
    state: next ? 'now' : 'todo',
    detail: next && last ? 'Firm representative, still to sign' : waits,
  };
}

/** How a document is being signed, from its upload to whoever comes last. */
export function signingSteps(document: Document): readonly StoryStep[] {
  const uploaded: StoryStep = {
    id: 'uploaded',
    state: 'done',
    mark: { kind: 'event', icon: UploadIcon },
    title: 'Uploaded',
    rest: `by ${document.CreatedBy}`,
  };
  const accounts = document.UsersToSign;
  const open = isWaiting(document.ActionTypeE);
  const accountsDone = accounts.every(({ SignedDate }) => SignedDate !== null);
  const steps = accounts.map((signer) => signerStep(signer, open, false, document.DeclinedBy));
  if (document.EmployeeToSign)
    steps.push(signerStep(document.EmployeeToSign, open && accountsDone, true, null));
  if (document.ActionTypeE === actionTypes.signed) {
    steps.push({
      id: 'signed',
      state: 'done',
      mark: { kind: 'tick' },
      title: 'Signed',
      rest: 'by everybody',
    });
  }
  return [uploaded, ...steps];
}
