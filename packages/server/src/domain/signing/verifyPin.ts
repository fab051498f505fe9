import type { DocumentRow } from '../../store/schema.ts';
import { pinKey } from './keys.ts';
import { takeLock, type Lock } from './locks.ts';
import { tryPin } from './pins.ts';
import { SigningRefused } from './refusals.ts';
import { words } from './signing.messages.ts';
import { accountsDone, type SigningTask, type TaskSigner } from './tasks.ts';
import type { SigningWork } from './work.ts';

/** Throws unless it is this signer's turn to sign an open task. */
export function requireTurn(task: SigningTask | null, signer: TaskSigner | undefined): asserts signer {
  if (task === null || signer === undefined || task.state !== 'open' || signer.status !== 'waiting') {
    throw new SigningRefused('alreadySigned', words.alreadySignedCode);
  }
  if (signer.employee_id !== null && !accountsDone(task)) {
    throw new SigningRefused('notAllSigned', words.notAllSigned);
  }
}

/**
 * Checks the PIN and takes the document for five minutes. The PIN is not used up by this: after a failed
 * renewal it is asked for again.
 *
 * @throws SigningRefused; a refused PIN with `keep`, for its try must stay counted.
 */
export async function verifyPin(
  work: SigningWork,
  document: DocumentRow,
  signer: TaskSigner,
  pin: string,
): Promise<Lock> {
  const { app, tx, now } = work;
  const answer = await tryPin(tx, await pinKey(app), signer.id, pin.trim(), now);
  if (answer !== 'ok') {
    // The try stays counted, so this attempt is written with it and not by the rollback's own entry.
    note(
      work,
      document,
      'PIN refused',
      `${work.actor.name} gave a PIN for ${document.title} that was refused.`,
    );
    if (answer === 'wrong') throw new SigningRefused('wrongPin', words.pinWrong, true);
    throw new SigningRefused('voidPin', words.pinVoid, true);
  }
  const lock = await takeLock(
    tx,
    { firmId: document.firm_id, documentId: document.id, signerId: signer.id },
    now,
  );
  if (lock === null) {
    note(
      work,
      document,
      'Document in use',
      `${work.actor.name} could not sign ${document.title} at this time.`,
    );
    throw new SigningRefused('inUse', words.inUseCode, true);
  }
  note(work, document, 'PIN verified', `${work.actor.name} verified their PIN for ${document.title}.`);
  return lock;
}

function note(work: SigningWork, document: DocumentRow, title: string, shortDesc: string): void {
  work.audit({ documentId: document.id, clientId: document.client_id, title, shortDesc });
}
