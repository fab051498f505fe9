import { randomUUID } from 'node:crypto';
import { actionTypes } from '@countersign/api-client/rules';
import type { App, Database } from '../app.ts';
import { canHaveDesk } from '../config.ts';
import { appendAudit, type AuditNote } from '../domain/audit.ts';
import { resendPins } from '../domain/signing/manage.ts';
import type { Principal } from '../domain/caller.ts';
import type { Work } from '../domain/work.ts';
import type { SignedTask } from './tasks.ts';

/** Puts the emails directly into the desk's mailbox, as if already sent. */
function intoMailbox(tx: Database, from: string, now: Date): Work<Principal>['mail'] {
  return async (mail) => {
    await tx
      .insertInto('captured_mail')
      .values({
        message_id: `${randomUUID()}@countersign`,
        from_address: from,
        to_address: mail.to,
        subject: mail.subject,
        body_text: mail.text,
        body_html: mail.html ?? null,
        received_at: now,
      })
      .execute();
  };
}

/**
 * Gives everyone whose turn it is a valid PIN, by the same call as the portal's "Resend PIN": pending demo
 * tasks can be signed at once with the PINs on the desk. Without a desk nothing is sent.
 */
export async function invitePending(
  app: App,
  tx: Database,
  firmId: number,
  tasks: readonly SignedTask[],
  now: Date,
): Promise<void> {
  if (!canHaveDesk(app.config)) return;
  const pending = tasks.filter(
    ({ task }) => task.state === 'open' && task.actionType === actionTypes.clickToSign,
  );
  for (const { task } of pending) {
    const { creator, id } = task.document;
    const notes: AuditNote[] = [];
    await resendPins(
      {
        app,
        tx,
        now,
        caller: { name: creator.name, loginId: creator.loginId, firmId, roles: ['Employee'] },
        about: () => undefined,
        audit: (note) => void notes.push(note),
        mail: intoMailbox(tx, app.config.mailFrom, now),
      },
      id,
    );
    const by = { operation: 'resendPins', loginId: creator.loginId, userFullName: creator.name };
    await appendAudit(
      tx,
      firmId,
      notes.map((note) => ({ ...note, ...by, firmId, at: now, outcome: 'done' as const })),
    );
  }
}
