import { randomUUID } from 'node:crypto';
import type { Database } from '../app.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The PIN in it. If it cannot be delivered, the document's history says so. */
  pin?: {
    signerId: number;
    validUntil: Date;
    /** Whether a user had it sent, and how many they may send is limited. */
    isLimited: boolean;
  };
  /** The task whose outcome it reports to the firm. If it cannot be delivered, the document's history says so. */
  outcome?: { taskId: number };
}

/** For how long an email without a PIN is tried, in milliseconds. */
const patience = 3 * 24 * 3_600_000;

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
      expires_at: mail.pin?.validUntil ?? new Date(now.getTime() + patience),
      signer_id: mail.pin?.signerId ?? null,
      task_id: mail.outcome?.taskId ?? null,
    })
    .execute();
}
