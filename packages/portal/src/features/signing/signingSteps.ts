import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, fullName, isWaiting, signerTimeline } from '@countersign/api-client/rules';
import { UploadIcon, type SigningStep } from '@countersign/ui';
import { stepMessages } from './signingSteps.messages.ts';

type Document = Schemas['Document'];

function signerSteps({ ActionTypeE, UsersToSign, EmployeeToSign }: Document): readonly SigningStep[] {
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
    return step === undefined ? [] : [{ ...step, id, title: name, mark: { kind: 'person', name } }];
  });
}

/** Returns the steps of signing a document, from its upload to the last signature. */
export function signingSteps(document: Document): readonly SigningStep[] {
  const uploaded: SigningStep = {
    id: 'uploaded',
    state: 'done',
    mark: { kind: 'event', icon: UploadIcon },
    title: stepMessages.uploaded,
    rest: stepMessages.by(document.CreatedBy),
  };
  const signed: SigningStep = {
    id: 'signed',
    state: 'done',
    mark: { kind: 'tick' },
    title: stepMessages.signed,
    rest: stepMessages.byEveryone,
  };
  const complete = document.ActionTypeE === actionTypes.signed;
  return [uploaded, ...signerSteps(document), ...(complete ? [signed] : [])];
}
