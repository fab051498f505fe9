import { sql } from 'kysely';
import type { Database } from '../../app.ts';
import type { TaskRow } from '../../store/schema.ts';
import { appendAudit } from '../audit.ts';
import { history, type Event } from './history.ts';
import { fullName, readSignerTask } from './tasks.ts';

/** An abandoned email about a signing task. */
export interface LostMail {
  email: string;
  /** The signer whose PIN is in it, and until when that is valid, which distinguishes it from a later one. */
  pin: { signerId: number; validUntil: Date } | null;
  /** The task whose outcome it reports. */
  taskId: number | null;
}

/**
 * Takes back what was said about an email that did not arrive: the document no longer counts it, and its history
 * says so. Must run in a transaction.
 */
export async function noteUndelivered(
  tx: Database,
  { email, pin, taskId }: LostMail,
  now: Date,
): Promise<void> {
  if (pin !== null) await notePin(tx, { ...pin, email }, now);
  if (taskId !== null) await noteOutcome(tx, { taskId, email }, now);
}

/** Ends the PIN, which no one knows, unless the signer was sent another one meanwhile, or needs none any more. */
async function notePin(
  tx: Database,
  lost: { signerId: number; validUntil: Date; email: string },
  now: Date,
): Promise<void> {
  const task = await readSignerTask(tx, lost.signerId);
  const signer = task?.signers.find(({ id }) => id === lost.signerId);
  if (task === null || signer === undefined) return;
  const clientId = await uncount(tx, task.document_id);
  const ended = await tx
    .updateTable('signers')
    .set({ pin_dead: true })
    .where('id', '=', lost.signerId)
    .where('pin_expires_at', '=', lost.validUntil)
    .where('pin_hmac', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined || task.state !== 'open') return;
  await note(tx, { task, clientId, now }, history.pinUndelivered(fullName(signer), lost.email));
}

async function noteOutcome(
  tx: Database,
  { taskId, email }: { taskId: number; email: string },
  now: Date,
): Promise<void> {
  const task = await tx
    .selectFrom('signing_tasks')
    .selectAll()
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  const clientId = await uncount(tx, task.document_id);
  // A completed task stays so; a declined one may have been removed since.
  const outcome = task.state === 'completed' ? 'signed' : 'declined';
  await note(tx, { task, clientId, now }, history.outcomeUndelivered(email, outcome));
}

/** The document counts the emails about it that were not abandoned. Returns its client. */
async function uncount(tx: Database, documentId: number): Promise<number> {
  const document = await tx
    .updateTable('documents')
    .set({ notifications: sql<number>`greatest(notifications - 1, 0)` })
    .where('id', '=', documentId)
    .returning('client_id')
    .executeTakeFirstOrThrow();
  return document.client_id;
}

async function note(
  tx: Database,
  { task, clientId, now }: { task: TaskRow; clientId: number; now: Date },
  event: Event,
): Promise<void> {
  await appendAudit(tx, task.firm_id, [
    {
      ...event,
      firmId: task.firm_id,
      documentId: task.document_id,
      clientId,
      at: now,
      operation: 'deliverMail',
      outcome: 'done',
      loginId: null,
      userFullName: 'Countersign',
    },
  ]);
}
