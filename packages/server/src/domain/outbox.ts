import { randomUUID } from 'node:crypto';
import type { Database } from '../app.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Adds an email to the outbox of this transaction; the worker (mail/worker.ts) sends it after the commit. */
export async function enqueueMail(tx: Database, mail: Mail, now: Date, firmId: number | null): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      firm_id: firmId,
      message_id: `${randomUUID()}@countersign`,
      to_address: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}
