import {
  actionTypes,
  parseActionType,
  turnObstacle,
  type ActionType,
  type ErrorCode,
  type SigningErrorCode,
  type TurnObstacle,
  type TurnSigner,
} from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { LockLoss } from '../refusalFacts.ts';
import { lockLoss } from './lockLoss.ts';
import { activeLock, type Lock } from './locks.ts';
import { lockDocument, readTask, type SigningTask, type TaskSigner } from './tasks.ts';

/** Identifies a signer and the document they open. */
export interface Opening {
  firmId: number;
  documentId: number;
  signerId: number;
  fence: number;
}

/** A signer whose turn it is, with the document's row locked until the transaction ends. */
export interface Turn {
  document: DocumentRow;
  task: SigningTask;
  signer: TaskSigner;
}

/** The specification has one code for users who do not have to sign, for any reason. */
const codes: Readonly<Record<TurnObstacle, SigningErrorCode>> = {
  noTask: 'alreadySigned',
  alreadySigned: 'alreadySigned',
  declined: 'alreadySigned',
  complete: 'alreadySigned',
  notSigner: 'alreadySigned',
  otherMethod: 'methodOther',
  notYourTurn: 'notAllSigned',
};

function typeOf(task: SigningTask): ActionType {
  const { none, declined, signed } = actionTypes;
  const types = { open: parseActionType(task.action_type), declined, completed: signed, removed: none };
  return types[task.state];
}

function turnSigner({ employee_id: employeeId, status }: TaskSigner): TurnSigner {
  return { forFirm: employeeId !== null, signed: status === 'signed' };
}

/** Returns what keeps this signer from signing the task now; null if it is their turn. */
export function obstacleOf(task: SigningTask | null, signer: TaskSigner | undefined): TurnObstacle | null {
  const type = task === null ? actionTypes.none : typeOf(task);
  const signers = task?.signers.map(turnSigner) ?? [];
  return turnObstacle({ type, signers }, signer === undefined ? undefined : turnSigner(signer));
}

/**
 * Throws unless it is this signer's turn to sign an open task that was set up for the method of these calls: a PIN,
 * a lock and a commit belong to the method.
 */
export function requireTurn(task: SigningTask | null, signer: TaskSigner | undefined): asserts signer {
  const obstacle = obstacleOf(task, signer);
  if (obstacle === null && signer !== undefined) return;
  const fact = obstacle ?? 'notSigner';
  throw new Problem(codes[fact], { fact });
}

/** Locks the document and checks whose turn it is; waits for a running removal of the task. */
export async function takeTurn(
  tx: Database,
  { firmId, documentId }: { firmId: number; documentId: number },
  isSigner: (signer: TaskSigner) => boolean,
): Promise<Turn> {
  const document = await lockDocument(tx, firmId, documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(tx, documentId);
  const signer = task?.signers.find(isSigner);
  requireTurn(task, signer);
  if (task === null) throw new Problem('noTask');
  return { document, task, signer };
}

const lossCodes: Readonly<Record<LockLoss, ErrorCode>> = {
  expired: 'lockLost',
  takenOver: 'lockLost',
  notHeld: 'lockLost',
  openedElsewhere: 'openedElsewhere',
  released: 'pinRequired',
  pinNotEntered: 'pinRequired',
};

/** The error for a signer without the lock; `fence`: of the opening that had it, where that is known. */
export async function lockProblem(
  tx: Database,
  documentId: number,
  opening: { signerId: number; fence?: number },
): Promise<Problem> {
  const fact = await lockLoss(tx, documentId, opening);
  return new Problem(lossCodes[fact], { fact });
}

/** Returns the lock if it is still the one that this signer's opening took; throws the reason if it is not. */
export async function requireLock(
  tx: Database,
  { document, signer }: Turn,
  fence: number | null,
  now: Date,
): Promise<Lock> {
  if (fence === null) throw new Problem('pinRequired', { fact: 'pinNotEntered' });
  const lock = await activeLock(tx, document.id, now);
  if (lock?.signerId === signer.id && lock.fence === fence) return lock;
  throw await lockProblem(tx, document.id, { signerId: signer.id, fence });
}
