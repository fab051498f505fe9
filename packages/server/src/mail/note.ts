import type { App, Database } from '../app.ts';
import { noteDelivered } from '../domain/signing/delivered.ts';
import { noteUndelivered } from '../domain/signing/undelivered.ts';
import { delayAfter } from './delay.ts';

/** About three days, as long as an email is tried itself. */
const most = 300;

interface ClosedMail {
  id: number;
  to_address: string;
  sent_at: Date | null;
  failed_at: Date | null;
  expires_at: Date;
  signer_id: number | null;
  task_id: number | null;
  note_attempts: number;
}

/**
 * Writes into the history what became of one email about a signing task. It is apart from the sending: whatever
 * keeps the history from being written, an email that left never leaves again.
 *
 * @returns whether there was one
 */
export async function noteNext(app: App): Promise<boolean> {
  let claimed: ClosedMail | undefined;
  try {
    await app.db.transaction().execute(async (tx) => {
      claimed = await claim(tx, app.clock.now());
      if (claimed !== undefined) await note(tx, claimed);
    });
  } catch (error) {
    if (claimed === undefined) throw error;
    await tryLater(app, claimed, error);
  }
  return claimed !== undefined;
}

function claim(tx: Database, now: Date): Promise<ClosedMail | undefined> {
  return tx
    .selectFrom('outbox')
    .select([
      'id',
      'to_address',
      'sent_at',
      'failed_at',
      'expires_at',
      'signer_id',
      'task_id',
      'note_attempts',
    ])
    .where('note_at', '<=', now)
    .orderBy('note_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function note(tx: Database, mail: ClosedMail): Promise<void> {
  const { signer_id: signerId, task_id: taskId, to_address: email } = mail;
  await tx.updateTable('outbox').set({ note_at: null }).where('id', '=', mail.id).execute();
  if (mail.sent_at !== null) {
    await noteDelivered(tx, { email, signerId, taskId }, mail.sent_at);
    return;
  }
  if (mail.failed_at === null) return;
  const pin = signerId === null ? null : { signerId, validUntil: mail.expires_at };
  await noteUndelivered(tx, { email, pin, taskId }, mail.failed_at);
}

async function tryLater(app: App, { id, note_attempts: before }: ClosedMail, error: unknown): Promise<void> {
  const attempts = before + 1;
  app.log.error({ err: error, mail: id, attempts }, 'what became of a mail could not be noted');
  const next = app.clock.now().getTime() + delayAfter(attempts) * 1000;
  await app.db
    .updateTable('outbox')
    .set({ note_attempts: attempts, note_at: attempts < most ? new Date(next) : null })
    .where('id', '=', id)
    .execute();
}
