import type { Database } from '../../app.ts';
import { enqueueMail, type Mail } from '../outbox.ts';
import { countPin } from './limits.ts';

/**
 * Adds an email of a firm's work to the outbox of this transaction, and counts a PIN in it: the same for calls and jobs.
 *
 * @throws Problem 429 for a PIN beyond what one person may be sent, or one firm may send
 */
export async function sendMail(tx: Database, mail: Mail, now: Date, firmId: number | null): Promise<void> {
  if (firmId !== null && mail.pin?.isLimited === true) await countPin(tx, { firmId, email: mail.to }, now);
  await enqueueMail(tx, mail, now, firmId);
}
