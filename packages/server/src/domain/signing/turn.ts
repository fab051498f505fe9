import { actionTypes, type ActionType } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';
import { activeLock, type Lock } from './locks.ts';
import { accountsDone, lockDocument, readTask, type SigningTask, type TaskSigner } from './tasks.ts';

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

/** The signing method that the current pages use; secure-sign has its own calls. */
export const clickToSign: readonly ActionType[] = [actionTypes.clickToSign];

/**
 * Throws unless it is this signer's turn to sign an open task that was set up for one of these methods: a PIN, a
 * lock and a commit belong to the method.
 */
export function requireTurn(
  task: SigningTask | null,
  signer: TaskSigner | undefined,
  methods: readonly ActionType[],
): asserts signer {
  if (task === null || signer === undefined || task.state !== 'open' || signer.status !== 'waiting') {
    throw new Problem('alreadySigned');
  }
  if (!methods.some((method) => method === task.action_type)) throw new Problem('methodOther');
  if (signer.employee_id !== null && !accountsDone(task)) {
    throw new Problem('notAllSigned');
  }
}

/** Locks the document and checks whose turn it is; waits for a running removal of the task. */
export async function takeTurn(
  tx: Database,
  { firmId, documentId }: { firmId: number; documentId: number },
  isSigner: (signer: TaskSigner) => boolean,
  methods: readonly ActionType[],
): Promise<Turn> {
  const document = await lockDocument(tx, firmId, documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(tx, documentId);
  const signer = task?.signers.find(isSigner);
  requireTurn(task, signer, methods);
  if (task === null) throw new Problem('noTask');
  return { document, task, signer };
}

/** The lock, where it still is the one that this signer's opening took; throws lockLost where it is not. */
export async function requireLock(
  tx: Database,
  { document, signer }: Turn,
  fence: number | null,
  now: Date,
): Promise<Lock> {
  const lock = await activeLock(tx, document.id, now);
  if (lock?.signerId !== signer.id || lock.fence !== fence) throw new Problem('lockLost');
  return lock;
}
