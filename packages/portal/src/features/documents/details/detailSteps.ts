import type { Schemas } from '@countersign/api-client/contract';
import {
  actionTypes,
  externalTypes,
  formatDateTime,
  fullName,
  pinTypes,
} from '@countersign/api-client/rules';
import { MailIcon, type SigningStep, type StepNote } from '@countersign/ui';
import { signingSteps } from '../../signing/index.ts';
import { detailsMessages as messages } from './details.messages.ts';
import { listed } from './listed.ts';
import { pinNotes } from './pinNotes.ts';

type Document = Schemas['Document'];
type Signer = Schemas['Signer'];

function signerNotes(document: Document, signer: Signer): readonly StepNote[] {
  const forFirm = signer === document.EmployeeToSign;
  const notes: StepNote[] = [{ text: signer.Email }, ...pinNotes(signer)];
  const later = forFirm && signer.Pin === undefined && signer.SignedDate === null;
  if (later && pinTypes.includes(document.ActionTypeE)) notes.push({ text: messages.pin.later });
  if (signer.DeclinedDate !== null && document.DeclineComment !== null) {
    notes.push({ text: messages.reason(document.DeclineComment) });
  }
  return notes;
}

/** When the accounts were first sent their PINs is not known once they were resent: then the step has no time. */
function pinStep({ UsersToSign }: Document): readonly SigningStep[] {
  const sent = UsersToSign.filter(({ Pin }) => Pin !== undefined);
  if (sent.length === 0) return [];
  const first = sent.every(({ Pin }) => Pin?.Sent === 1) ? sent[0]?.Pin?.SentDate : null;
  return [
    {
      id: 'pins',
      state: 'done',
      mark: { kind: 'event', icon: MailIcon },
      title: messages.pinsSent,
      rest: messages.to(listed(sent.map(fullName))),
      ...(typeof first === 'string' ? { detail: formatDateTime(first) } : {}),
    },
  ];
}

/** Signers of the external service, who have no order. */
function outsideSteps({ ActionTypeE, DocumentAdobeSigningUsers }: Document): readonly SigningStep[] {
  if (!externalTypes.includes(ActionTypeE) && ActionTypeE !== actionTypes.signed) return [];
  return DocumentAdobeSigningUsers.flatMap(({ Account, Employee, SigningTime }, index): SigningStep[] => {
    const person = Account ?? Employee;
    if (person === null || person === undefined) return [];
    const name = fullName(person);
    return [
      {
        id: `outside-${index}`,
        state: SigningTime === null ? 'now' : 'done',
        mark: { kind: 'person', name },
        title: name,
        detail: SigningTime === null ? 'Still to sign' : `Signed ${formatDateTime(SigningTime)}`,
        notes: [{ text: messages.outside }],
      },
    ];
  });
}

/** The steps of signing with what became of each PIN, the signers' addresses, and the reason of a refusal. */
export function detailSteps(document: Document, readerId: number): readonly SigningStep[] {
  const { UsersToSign, EmployeeToSign } = document;
  const signers = new Map<SigningStep['id'], Signer>(
    UsersToSign.map((signer) => [`account-${signer.UserId}`, signer]),
  );
  if (EmployeeToSign !== null) signers.set(`employee-${EmployeeToSign.EmployeeId}`, EmployeeToSign);
  const [uploaded, ...rest] = signingSteps(document, readerId).map((step) => {
    const signer = signers.get(step.id);
    if (signer === undefined) return step;
    const role = signer === EmployeeToSign && step.state === 'done' ? { rest: messages.forFirm } : {};
    return { ...step, ...role, notes: signerNotes(document, signer) };
  });
  return [
    ...(uploaded === undefined ? [] : [uploaded]),
    ...pinStep(document),
    ...outsideSteps(document),
    ...rest,
  ];
}
