import { actionTypes, externalTypes, isWaiting, canTransition, pinTypes } from './actionTypes.ts';
import type { ActionType } from './actionTypes.ts';
import { documentRuleMessages } from './messages.ts';
import type { TaskErrorCode } from './errorCodes.ts';
import { signingSentences, taskSentences } from './signingSentences.ts';
import { turnObstacle, type TurnObstacle } from './signingTurn.ts';

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
type PinDocument = TaskState & { EnabledNotifications: boolean };
type SetUpDocument = PinDocument & Pick<TaskDocument, 'Extension'>;
type Signers = Pick<TaskDocument, 'UsersToSign' | 'EmployeeToSign'>;

/** Why emails of a task are not resent: by its state, or because it was set up for another method. */
export type ResendErrorCode = TaskErrorCode | 'methodOther';

const sentences: Readonly<Record<ResendErrorCode, string>> = {
  ...taskSentences,
  methodOther: signingSentences.methodOther,
};

function sentence(code: ResendErrorCode | null): DenialReason {
  return code === null ? null : sentences[code];
}

function noTaskError({ ActionTypeE }: TaskState): TaskErrorCode | null {
  if (ActionTypeE === actionTypes.none) return 'noTask';
  return ActionTypeE === actionTypes.signed ? 'documentSigned' : null;
}

/** Setting up a signing task needs a PDF without one, whose PINs can be emailed. */
export function setUpError(document: SetUpDocument): TaskErrorCode | null {
  if (document.ActionTypeE === actionTypes.signed) return 'documentSigned';
  if (isWaiting(document.ActionTypeE)) return 'taskInProgress';
  if (!canTransition(document.ActionTypeE, actionTypes.clickToSign)) return 'taskComplete';
  if (document.Extension.toLowerCase() !== 'pdf') return 'notPdf';
  return document.EnabledNotifications ? null : 'notificationsOff';
}

export function setUpDenialReason(document: SetUpDocument): DenialReason {
  return sentence(setUpError(document));
}

/** A task can be removed until the document is signed. */
export function removeTaskError(document: TaskState): TaskErrorCode | null {
  return noTaskError(document);
}

export function removeTaskDenialReason(document: TaskState): DenialReason {
  return sentence(removeTaskError(document));
}

function resendError(document: TaskState, types: readonly ActionType[]): ResendErrorCode | null {
  const refusal = noTaskError(document);
  if (refusal !== null) return refusal;
  if (document.ActionTypeE === actionTypes.declined) return 'taskComplete';
  return types.includes(document.ActionTypeE) ? null : 'methodOther';
}

/** PINs go to signers who have not signed, by a method that takes one, while the document's emails are on. */
export function resendPinsError(document: PinDocument): ResendErrorCode | null {
  const refusal = resendError(document, pinTypes);
  if (refusal !== null) return refusal;
  return document.EnabledNotifications ? null : 'notificationsOff';
}

/** In the interface the specification says this one in other words than the server's. */
export function resendPinsDenialReason(document: PinDocument): DenialReason {
  const refusal = resendPinsError(document);
  return refusal === 'notificationsOff' ? documentRuleMessages.notificationsDisabled : sentence(refusal);
}

/** Notifications of the external service go to its own tasks. */
export function resendExternalDenialReason(document: TaskState): DenialReason {
  return sentence(resendError(document, externalTypes));
}

/** A document cannot be deleted while signatures are outstanding. */
export function blocksDelete(document: TaskState): boolean {
  return isWaiting(document.ActionTypeE);
}

export function deleteDenialReason(document: TaskState): DenialReason {
  return blocksDelete(document) ? documentRuleMessages.outstandingTasks : null;
}

/** A document keeps the name under which it is signed: while it waits for signatures, and afterwards. */
export function renameError({ ActionTypeE }: TaskState): 'renameWaiting' | 'renameSigned' | null {
  if (ActionTypeE === actionTypes.signed) return 'renameSigned';
  return isWaiting(ActionTypeE) ? 'renameWaiting' : null;
}

export function renameDenialReason(document: TaskState): DenialReason {
  const refusal = renameError(document);
  return refusal === null ? null : documentRuleMessages[refusal];
}

function signsAs(signer: TaskSigner, caller: TaskCaller): boolean {
  return 'UserId' in caller ? signer.UserId === caller.UserId : signer.EmployeeId === caller.EmployeeId;
}

function signersOf({ UsersToSign, EmployeeToSign }: Signers): readonly TaskSigner[] {
  return EmployeeToSign === null ? UsersToSign : [...UsersToSign, EmployeeToSign];
}

/** Returns what keeps the caller from signing this document now; null if it is their turn. */
export function signObstacle(
  document: Omit<TaskDocument, 'Extension'>,
  caller: TaskCaller,
): TurnObstacle | null {
  const turns = signersOf(document).map((signer) => ({
    isOwn: signsAs(signer, caller),
    forFirm: signer === document.EmployeeToSign,
    signed: signer.SignedDate !== null,
  }));
  return turnObstacle(
    { type: document.ActionTypeE, signers: turns },
    turns.find(({ isOwn }) => isOwn),
  );
}

const signSentences: Readonly<Record<TurnObstacle, string>> = {
  noTask: taskSentences.noTask,
  alreadySigned: signingSentences.alreadySigned,
  declined: taskSentences.taskComplete,
  complete: taskSentences.documentSigned,
  notSigner: signingSentences.alreadySigned,
  otherMethod: signingSentences.methodOther,
  notYourTurn: signingSentences.notAllSigned,
};

export function signDenialReason(document: TaskDocument, caller: TaskCaller): DenialReason {
  if (document.ActionTypeE === actionTypes.signed) return taskSentences.documentSigned;
  const obstacle = signObstacle(document, caller);
  return obstacle === null ? null : signSentences[obstacle];
}

/** How far a task is: signatures made, and signatures asked for. */
export function signingProgress(document: Signers): { signed: number; total: number } {
  const signers = signersOf(document);
  return { signed: signers.filter(({ SignedDate }) => SignedDate !== null).length, total: signers.length };
}
