import { actionTypes, externalTypes, isWaiting, canTransition, pinTypes } from './actionTypes.ts';
import type { ActionType } from './actionTypes.ts';
import type { SigningRefusalCode, TaskRefusalCode } from './refusalCodes.ts';
import { signingSentences, taskSentences } from './signingSentences.ts';

/** Input of the rules; a Document of the contract fits. */
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

/** Why an action is denied, as a sentence; null if it is allowed. Client and server get the same result. */
export type DenialReason = string | null;

type TaskState = Pick<TaskDocument, 'ActionTypeE'>;

function sentence(code: TaskRefusalCode | null): DenialReason {
  return code === null ? null : taskSentences[code];
}

function noTaskRefusal({ ActionTypeE }: TaskState): TaskRefusalCode | null {
  if (ActionTypeE === actionTypes.none) return 'noTask';
  return ActionTypeE === actionTypes.signed ? 'documentSigned' : null;
}

/** Setting up a signing task needs a PDF without one. */
export function setUpRefusal(
  document: Pick<TaskDocument, 'ActionTypeE' | 'Extension'>,
): TaskRefusalCode | null {
  if (document.ActionTypeE === actionTypes.signed) return 'documentSigned';
  if (isWaiting(document.ActionTypeE)) return 'taskInProgress';
  if (!canTransition(document.ActionTypeE, actionTypes.clickToSign)) return 'taskComplete';
  return document.Extension.toLowerCase() === 'pdf' ? null : 'notPdf';
}

export function setUpDenialReason(document: Pick<TaskDocument, 'ActionTypeE' | 'Extension'>): DenialReason {
  return sentence(setUpRefusal(document));
}

/** A task can be removed until the document is signed. */
export function removeTaskRefusal(document: TaskState): TaskRefusalCode | null {
  return noTaskRefusal(document);
}

export function removeTaskDenialReason(document: TaskState): DenialReason {
  return sentence(removeTaskRefusal(document));
}

function resendRefusal(document: TaskState, types: readonly ActionType[]): TaskRefusalCode | null {
  const refusal = noTaskRefusal(document);
  if (refusal !== null) return refusal;
  if (document.ActionTypeE === actionTypes.declined) return 'taskComplete';
  return types.includes(document.ActionTypeE) ? null : 'noTask';
}

/** PINs go to signers who have not signed, by click-to-sign or secure-sign. */
export function resendPinsRefusal(document: TaskState): TaskRefusalCode | null {
  return resendRefusal(document, pinTypes);
}

export function resendPinsDenialReason(document: TaskState): DenialReason {
  return sentence(resendPinsRefusal(document));
}

/** Notifications of the external service go to its own tasks. */
export function resendExternalDenialReason(document: TaskState): DenialReason {
  return sentence(resendRefusal(document, externalTypes));
}

/** A document cannot be deleted while signatures are outstanding. */
export function blocksDelete(document: TaskState): boolean {
  return isWaiting(document.ActionTypeE);
}

function isCaller(signer: TaskSigner, caller: TaskCaller): boolean {
  return 'UserId' in caller ? signer.UserId === caller.UserId : signer.EmployeeId === caller.EmployeeId;
}

/** Signing needs a task that waits for the caller; the firm representative signs after all accounts. */
export function signRefusal(
  document: TaskDocument,
  caller: TaskCaller,
): TaskRefusalCode | SigningRefusalCode | null {
  const refusal = noTaskRefusal(document);
  if (refusal !== null) return refusal;
  if (!isWaiting(document.ActionTypeE)) return 'taskComplete';
  const signers = [...document.UsersToSign, ...(document.EmployeeToSign ? [document.EmployeeToSign] : [])];
  const own = signers.find((signer) => isCaller(signer, caller));
  if (!own || own.SignedDate !== null) return 'alreadySigned';
  const waitsForOthers =
    'EmployeeId' in caller && document.UsersToSign.some((signer) => signer.SignedDate === null);
  return waitsForOthers ? 'notAllSigned' : null;
}

export function signDenialReason(document: TaskDocument, caller: TaskCaller): DenialReason {
  const code = signRefusal(document, caller);
  return code === null ? null : { ...taskSentences, ...signingSentences }[code];
}

/** How far a task is: signatures made, and signatures asked for. */
export function signingProgress(document: Pick<TaskDocument, 'UsersToSign' | 'EmployeeToSign'>): {
  signed: number;
  total: number;
} {
  const signers = [...document.UsersToSign, ...(document.EmployeeToSign ? [document.EmployeeToSign] : [])];
  return { signed: signers.filter(({ SignedDate }) => SignedDate !== null).length, total: signers.length };
}
