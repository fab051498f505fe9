import type { Database } from '../../app.ts';
import { appendAudit } from '../audit.ts';
import { history, type Event } from './history.ts';
import { fullName, readSignerTask } from './tasks.ts';
import type { TaskRow } from '../../store/schema.ts';

/** An email about a signing task that the mail server has taken. */
export interface SentMail {
  email: string;
  /** The signer whose PIN is in it. */
  signerId: number | null;
  /** The task whose outcome it reports. */
  taskId: number | null;
}

/** Records in the document's history that an email left for its address. Must run in a transaction. */
export async function noteDelivered(
  tx: Database,
  { email, signerId, taskId }: SentMail,
  now: Date,
): Promise<void> {
  if (signerId !== null) {
    const task = await readSignerTask(tx, signerId);
    const signer = task?.signers.find(({ id }) => id === signerId);
    if (task !== null && signer !== undefined) {
      await note(tx, task, history.pinSent(fullName(signer), email), now);
    }
  }
  if (taskId === null) return;
  const task = await tx
    .selectFrom('signing_tasks')
    .selectAll()
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  // A completed task stays so; a declined one may have been removed since.
  const outcome = task.state === 'completed' ? 'signed' : 'declined';
  await note(tx, task, history.outcomeSent(email, outcome), now);
}

async function note(tx: Database, task: TaskRow, event: Event, now: Date): Promise<void> {
  const { client_id: clientId } = await tx
    .selectFrom('documents')
    .select('client_id')
    .where('id', '=', task.document_id)
    .executeTakeFirstOrThrow();
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
