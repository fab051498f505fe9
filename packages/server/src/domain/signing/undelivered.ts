import type { Database } from '../../app.ts';
import { appendAudit } from '../audit.ts';
import { history } from './history.ts';
import { fullName, readSignerTask } from './tasks.ts';

/** The email with a PIN that was given up. */
export interface LostPin {
  signerId: number;
  /** The end of the PIN in it, which distinguishes it from a later one. */
  validUntil: Date;
  email: string;
}

/**
 * Notes in the document's history that a PIN did not arrive, and ends the PIN: nobody knows it. Does nothing if
 * the signer was sent another one meanwhile, or needs none any more. Must run in a transaction.
 */
export async function notePinUndelivered(tx: Database, lost: LostPin, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('signers')
    .set({ pin_dead: true })
    .where('id', '=', lost.signerId)
    .where('pin_expires_at', '=', lost.validUntil)
    .where('pin_hmac', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  const task = ended === undefined ? null : await readSignerTask(tx, lost.signerId);
  const signer = task?.signers.find(({ id }) => id === lost.signerId);
  if (task?.state !== 'open' || signer === undefined) return;
  const document = await tx
    .selectFrom('documents')
    .select('client_id')
    .where('id', '=', task.document_id)
    .executeTakeFirstOrThrow();
  await appendAudit(tx, task.firm_id, [
    {
      ...history.pinUndelivered(fullName(signer), lost.email),
      firmId: task.firm_id,
      documentId: task.document_id,
      clientId: document.client_id,
      at: now,
      operation: 'deliverMail',
      outcome: 'done',
      loginId: null,
      userFullName: 'Countersign',
    },
  ]);
}
