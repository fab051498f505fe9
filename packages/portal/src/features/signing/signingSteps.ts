import type { Schemas } from '@countersign/api-client/contract';
import {
  actionTypes,
  formatDateTime,
  fullName,
  isWaiting,
  signerTimeline,
} from '@countersign/api-client/rules';
import { UploadIcon, type SigningStep } from '@countersign/ui';
import { stepMessages } from './signingSteps.messages.ts';

type Document = Schemas['Document'];

function signerSteps(
  { ActionTypeE, UsersToSign, EmployeeToSign }: Document,
  readerId: number | undefined,
): readonly SigningStep[] {
  const signers = EmployeeToSign === null ? UsersToSign : [...UsersToSign, EmployeeToSign];
  const timeline = signerTimeline(
    signers.map((signer) => ({
      forFirm: signer === EmployeeToSign,
      signedDate: signer.SignedDate,
      declinedDate: signer.DeclinedDate,
    })),
    isWaiting(ActionTypeE),
  );
  return signers.flatMap((signer, index) => {
    const step = timeline[index];
    const name = fullName(signer);
    const id = signer === EmployeeToSign ? `employee-${signer.EmployeeId}` : `account-${signer.UserId}`;
    if (step === undefined) return [];
    const own = signer === EmployeeToSign && signer.EmployeeId === readerId;
    const detail = own && step.state === 'now' ? stepMessages.youNow : step.detail;
    const title = own ? stepMessages.you : name;
    return [{ ...step, detail, id, title, mark: { kind: 'person', name } }];
  });
}

/**
 * Returns the steps of signing a document, from its upload to the last signature.
 *
 * @param readerId Employee who reads them as "You".
 */
export function signingSteps(document: Document, readerId?: number): readonly SigningStep[] {
  const uploaded: SigningStep = {
    id: 'uploaded',
    state: 'done',
    mark: { kind: 'event', icon: UploadIcon },
    title: stepMessages.uploaded,
    rest: stepMessages.by(document.CreatedBy),
    detail: formatDateTime(document.CreatedDate),
  };
  const signed: SigningStep = {
    id: 'signed',
    state: 'done',
    mark: { kind: 'tick' },
    title: stepMessages.signed,
    rest: stepMessages.byEveryone,
  };
  const complete = document.ActionTypeE === actionTypes.signed;
  return [uploaded, ...signerSteps(document, readerId), ...(complete ? [signed] : [])];
}
