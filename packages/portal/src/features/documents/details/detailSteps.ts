import type { Schemas } from '@countersign/api-client/contract';
import {
  actionTypes,
  externalTypes,
  formatDateTime,
  fullName,
  isWaiting,
  pinTypes,
} from '@countersign/api-client/rules';
import { SendIcon, TasksIcon, type SigningStep, type StepNote } from '@countersign/ui';
import { signingSteps } from '../../signing/index.ts';
import { detailsMessages as messages } from './details.messages.ts';
import { listed } from '../signers/listed.ts';
import { pinNotes } from './pinNotes.ts';
import { wholeTimes } from './wholeTimes.ts';

type Document = Schemas['Document'];
type Signer = Schemas['Signer'];

function signerNotes(document: Document, signer: Signer): readonly StepNote[] {
  // Once the last account has signed, it is the firm's turn.
  const beforeFirm =
    signer === document.EmployeeToSign && document.UsersToSign.some(({ SignedDate }) => SignedDate === null);
  const notes: StepNote[] = [];
  if (signer.DeclinedDate !== null && document.DeclineComment !== null) {
    notes.push({ text: messages.reason(document.DeclineComment), tone: 'critical', quote: true });
  }
  notes.push({ text: signer.Email }, ...pinNotes(signer, { isOpen: isWaiting(document.ActionTypeE) }));
  const later = beforeFirm && signer.Pin === undefined && signer.SignedDate === null;
  if (later && pinTypes.includes(document.ActionTypeE)) notes.push({ text: messages.pin.later });
  return notes;
}

/** A step, and when it happened, if that is known. */
interface DatedStep {
  readonly step: SigningStep;
  readonly time: string | null;
}

function setUpStep({ TaskSetUp }: Document): readonly SigningStep[] {
  if (TaskSetUp === undefined) return [];
  const step: SigningStep = {
    id: 'setUp',
    state: 'done',
    mark: { kind: 'event', icon: TasksIcon },
    title: messages.setUp,
    rest: messages.setUpBy(TaskSetUp.By),
    detail: formatDateTime(TaskSetUp.Date),
  };
  return [step];
}

/** When a signer was first sent a PIN; null if that is not known. */
function firstSent({ Pin }: Signer): string | null {
  return Pin?.FirstSentDate ?? (Pin?.Sent === 1 ? Pin.SentDate : null);
}

/** The accounts that were sent PINs, whether or not they have signed since. Who was resent one later has a note. */
function pinStep({ UsersToSign }: Document): readonly DatedStep[] {
  const sent = UsersToSign.filter(({ Pin }) => Pin !== undefined);
  if (sent.length === 0) return [];
  const times = sent.map(firstSent).toSorted();
  const time = times.includes(null) ? null : (times[0] ?? null);
  const step: SigningStep = {
    id: 'pins',
    state: 'done',
    mark: { kind: 'event', icon: SendIcon },
    title: messages.pinsSent,
    rest: messages.to(listed(sent.map(fullName))),
    ...(time === null ? {} : { detail: formatDateTime(time) }),
  };
  return [{ step, time }];
}

/** Signers of the external service, who have no order. */
function outsideSteps({ ActionTypeE, DocumentAdobeSigningUsers }: Document): readonly DatedStep[] {
  if (!externalTypes.includes(ActionTypeE) && ActionTypeE !== actionTypes.signed) return [];
  return DocumentAdobeSigningUsers.flatMap(({ Account, Employee, SigningTime }, index): DatedStep[] => {
    const person = Account ?? Employee;
    if (person === null || person === undefined) return [];
    const name = fullName(person);
    const step: SigningStep = {
      id: `outside-${index}`,
      state: SigningTime === null ? 'now' : 'done',
      mark: { kind: 'person', name },
      title: name,
      detail: SigningTime === null ? 'Still to sign' : `Signed ${formatDateTime(SigningTime)}`,
      notes: [{ text: messages.outside }],
    };
    return [{ step, time: SigningTime }];
  });
}

/** What happened comes first, in its order; then what is still to come. */
function inOrder(steps: readonly DatedStep[]): readonly SigningStep[] {
  const past = steps.flatMap(({ step, time }) => (time === null ? [] : [{ step, at: Date.parse(time) }]));
  const ordered = past.toSorted((one, other) => one.at - other.at).map(({ step }) => step);
  return [...ordered, ...steps.flatMap(({ step, time }) => (time === null ? [step] : []))];
}

/** The steps of signing with what became of each PIN, the signers' addresses, and the reason of a refusal. */
export function detailSteps(document: Document, readerId: number): readonly SigningStep[] {
  const { UsersToSign, EmployeeToSign } = document;
  const signers = new Map<SigningStep['id'], Signer>(
    UsersToSign.map((signer) => [`account-${signer.UserId}`, signer]),
  );
  if (EmployeeToSign !== null) signers.set(`employee-${EmployeeToSign.EmployeeId}`, EmployeeToSign);
  const [uploaded, ...rest] = signingSteps(document, readerId).map((step): DatedStep => {
    const signer = signers.get(step.id);
    if (signer === undefined) return { step, time: null };
    const role = signer === EmployeeToSign && step.state === 'done' ? { rest: messages.forFirm } : {};
    const notes = signerNotes(document, signer);
    return { step: { ...step, ...role, notes }, time: signer.SignedDate ?? signer.DeclinedDate };
  });
  const pins = pinStep(document);
  // Without a time they come before the signatures.
  const first = pins.filter(({ time }) => time === null);
  return [
    ...(uploaded === undefined ? [] : [uploaded.step]),
    ...setUpStep(document),
    ...first.map(({ step }) => step),
    ...inOrder([...pins.filter(({ time }) => time !== null), ...outsideSteps(document), ...rest]),
  ].map(inWholeTimes);
}

function inWholeTimes({ detail, notes, ...step }: SigningStep): SigningStep {
  return {
    ...step,
    ...(detail !== undefined && { detail: wholeTimes(detail) }),
    ...(notes !== undefined && { notes: notes.map((note) => ({ ...note, text: wholeTimes(note.text) })) }),
  };
}
