import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, externalTypes, fullName, pinTypes, setUpError } from '@countersign/api-client/rules';
import { detailsMessages } from './details.messages.ts';
import { listed } from '../signers/listed.ts';
import { signersInTurn } from '../signers/signersInTurn.ts';

type Document = Schemas['Document'];

const { next } = detailsMessages;

function waitingSentence(document: Document, readerId: number): string {
  const { ActionTypeE, UsersToSign, EmployeeToSign, EnabledNotifications } = document;
  const waiting = UsersToSign.filter(({ SignedDate }) => SignedDate === null);
  const representative = EmployeeToSign?.SignedDate === null ? EmployeeToSign : null;
  const inTurn = signersInTurn(document);
  const locked = inTurn.filter(({ Pin }) => Pin !== undefined && Pin.State !== 'usable');
  if (pinTypes.includes(ActionTypeE) && inTurn.length > 0 && locked.length === inTurn.length) {
    const say = EnabledNotifications ? next.resend : next.resendOff;
    return say(listed(locked.map(fullName)));
  }
  const name = representative === null ? null : fullName(representative);
  if (waiting.length > 0) return next.accounts(listed(waiting.map(fullName)), name);
  if (representative === null || name === null) return next.nothing;
  return representative.EmployeeId === readerId ? next.you : next.representative(name);
}

function setUpSentence(document: Document): string {
  const refusal = setUpError(document);
  if (refusal === 'notificationsOff') return next.notificationsOff;
  return refusal === null ? next.setUp : next.nothing;
}

/** What happens next with a document, and who does it, in one sentence. */
export function nextSentence(
  document: Document,
  { readerId, canSetUp }: { readerId: number; canSetUp: boolean },
): string {
  const { ActionTypeE } = document;
  if (ActionTypeE === actionTypes.signed) return next.signed;
  if (ActionTypeE === actionTypes.declined) return next.declined(document.DeclinedBy ?? 'A signer');
  if (ActionTypeE === actionTypes.none) {
    return canSetUp ? setUpSentence(document) : next.nothing;
  }
  if (externalTypes.includes(ActionTypeE)) return next.outside;
  return waitingSentence(document, readerId);
}
