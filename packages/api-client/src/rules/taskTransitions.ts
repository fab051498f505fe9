import { actionTypes, externalTypes, isWaiting, mayTurn, pinTypes } from './actionTypes.ts';
import type { ActionType } from './actionTypes.ts';
import { documentMessages, signingMessages } from './messages.ts';

/** What the rules look at; a Document of the contract fits. */
export interface TaskDocument {
  ActionTypeE: ActionType;
  Extension: string;
  UsersToSign: readonly TaskSigner[];
  EmployeeToSign: TaskSigner | null;
}

export interface TaskSigner {
  UserId?: number;
  EmployeeId?: number;
  SignedDate: string | null;
}

/** Who asks: an account holder or an employee. */
export type TaskCaller = { UserId: number } | { EmployeeId: number };

/** Why an action is refused, as a sentence; null when it is allowed. The same answer on both sides of the wire. */
export type Refusal = string | null;

type TaskState = Pick<TaskDocument, 'ActionTypeE'>;

function whyNoTask({ ActionTypeE }: TaskState): Refusal {
  if (ActionTypeE === actionTypes.none) return documentMessages.noTask;
  if (ActionTypeE === actionTypes.signed) return documentMessages.alreadySigned;
  return null;
}

/** Setting up a signing task needs a PDF without one. */
export function whyNotSetUp(document: Pick<TaskDocument, 'ActionTypeE' | 'Extension'>): Refusal {
  if (document.ActionTypeE === actionTypes.signed) return documentMessages.alreadySigned;
  if (isWaiting(document.ActionTypeE)) return documentMessages.inProgress;
  if (!mayTurn(document.ActionTypeE, actionTypes.clickToSign)) return documentMessages.complete;
  return document.Extension.toLowerCase() === 'pdf' ? null : signingMessages.pdfOnly;
}

/** A task can be removed until the document is signed. */
export function whyNotRemoveTask(document: TaskState): Refusal {
  return whyNoTask(document);
}

/** PINs go to signers who have not signed, by click-to-sign or secure-sign. */
export function whyNotResendPins(document: TaskState): Refusal {
  const reason = whyNoTask(document);
  if (reason !== null) return reason;
  if (document.ActionTypeE === actionTypes.declined) return documentMessages.complete;
  return pinTypes.includes(document.ActionTypeE) ? null : documentMessages.noTask;
}

/** Notifications of the external service go to its own tasks. */
export function whyNotResendExternal(document: TaskState): Refusal {
  const reason = whyNoTask(document);
  if (reason !== null) return reason;
  if (document.ActionTypeE === actionTypes.declined) return documentMessages.complete;
  return externalTypes.includes(document.ActionTypeE) ? null : documentMessages.noTask;
}

/** A document cannot be deleted while signatures are outstanding. */
export function blocksDelete(document: TaskState): boolean {
  return isWaiting(document.ActionTypeE);
}

function isCaller(signer: TaskSigner, caller: TaskCaller): boolean {
  return 'UserId' in caller ? signer.UserId === caller.UserId : signer.EmployeeId === caller.EmployeeId;
}

/** Signing needs a task that waits for the caller; the firm representative signs after all accounts. */
export function whyNotSign(document: TaskDocument, caller: TaskCaller): Refusal {
  const reason = whyNoTask(document);
  if (reason !== null) return reason;
  if (!isWaiting(document.ActionTypeE)) return documentMessages.complete;
  const signers = [...document.UsersToSign, ...(document.EmployeeToSign ? [document.EmployeeToSign] : [])];
  const own = signers.find((signer) => isCaller(signer, caller));
  if (!own || own.SignedDate !== null) return signingMessages.notRequired;
  const waitsForOthers =
    'EmployeeId' in caller && document.UsersToSign.some((signer) => signer.SignedDate === null);
  return waitsForOthers ? signingMessages.notAllSigned : null;
}

/** How far a task is: signatures made, and signatures asked for. */
export function signingProgress(document: Pick<TaskDocument, 'UsersToSign' | 'EmployeeToSign'>): {
  signed: number;
  total: number;
} {
  const signers = [...document.UsersToSign, ...(document.EmployeeToSign ? [document.EmployeeToSign] : [])];
  return { signed: signers.filter(({ SignedDate }) => SignedDate !== null).length, total: signers.length };
}
