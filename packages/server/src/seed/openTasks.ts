import { randomUUID } from 'node:crypto';
import { actionTypes } from '@countersign/api-client/rules';
import type { App, Database } from '../app.ts';
import { canHaveDesk } from '../config.ts';
import { appendAudit, type AuditNote } from '../domain/audit.ts';
import { setNotifications } from '../domain/documents/notifications.ts';
import { resendPins } from '../domain/signing/manage.ts';
import type { Principal } from '../domain/caller.ts';
import type { Work } from '../domain/work.ts';
import type { SeedPerson } from './people.ts';
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

interface Start {
  readonly app: App;
  readonly tx: Database;
  readonly firmId: number;
  readonly now: Date;
}

/** Does what a person of the firm does in the portal, with its entries in the history. */
async function asCreator(
  { app, tx, firmId, now }: Start,
  { name, loginId }: SeedPerson,
  operation: string,
  run: (work: Work<Principal>) => Promise<void>,
): Promise<void> {
  const notes: AuditNote[] = [];
  await run({
    app,
    tx,
    now,
    caller: { name, loginId, firmId, roles: ['Employee'] },
    about: () => undefined,
    audit: (note) => void notes.push(note),
    mail: intoMailbox(tx, app.config.mailFrom, now),
  });
  const by = { operation, loginId, userFullName: name };
  await appendAudit(
    tx,
    firmId,
    notes.map((note) => ({ ...note, ...by, firmId, at: now, outcome: 'done' as const })),
  );
}

/**
 * Gives everyone whose turn it is a valid PIN, by the same call as the portal's "Resend PIN": pending demo
 * tasks can be signed at once with the PINs on the desk. Without a desk nothing is sent. Then one of the first client has
 * its notifications turned off: it shows what is refused meanwhile.
 */
export async function invitePending(start: Start, tasks: readonly SignedTask[]): Promise<void> {
  const pending = tasks.filter(
    ({ task }) => task.state === 'open' && task.actionType === actionTypes.clickToSign,
  );
  if (canHaveDesk(start.app.config))
    for (const { task } of pending) {
      const { creator, id } = task.document;
      await asCreator(start, creator, 'resendPins', (work) => resendPins(work, id));
    }
  const [first] = pending;
  const last = pending.findLast(({ task }) => task.document.client === first?.task.document.client);
  if (last === undefined) return;
  const { creator, id } = last.task.document;
  await asCreator(start, creator, 'setDocumentNotifications', (work) => setNotifications(work, id, false));
}
