import { documentPath } from '@countersign/api-client/config';
import { sql } from 'kysely';
import { shownName } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import type { DocumentRow } from '../../store/schema.ts';
import { readFirmBrand } from '../branding.ts';
import { history } from './history.ts';
import { outcomeMail, type TaskOutcome } from './mails/outcomeMails.ts';
import type { SigningTask } from './tasks.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';

interface Person {
  login_id: number;
  given_name: string;
  surname: string;
  email: string;
}

function staffOf(db: Database, firmId: number) {
  return db
    .selectFrom('employees')
    .innerJoin('logins', 'logins.id', 'employees.login_id')
    .select(['logins.id as login_id', 'logins.given_name', 'logins.surname', 'logins.email'])
    .where('employees.firm_id', '=', firmId)
    .where('employees.is_active', '=', true)
    .where('employees.accepted_at', 'is not', null)
    .where('employees.deleted_at', 'is', null)
    .orderBy('employees.id');
}

/**
 * Returns the firm's people to notify about how a task ended: the employee who set it up, and those
 * subscribed to the client; if none are subscribed, the firm's default recipients. Each only once, and only
 * active ones.
 */
async function readRecipients(db: Database, document: DocumentRow, task: SigningTask): Promise<Person[]> {
  const firmId = document.firm_id;
  const author = await staffOf(db, firmId)
    .where('employees.login_id', '=', task.created_by_login_id ?? 0)
    .execute();
  const subscribed = await staffOf(db, firmId)
    .innerJoin('client_subscriptions', 'client_subscriptions.employee_id', 'employees.id')
    .where('client_subscriptions.client_id', '=', document.client_id)
    .where('client_subscriptions.firm_id', '=', firmId)
    .execute();
  const byDefault =
    subscribed.length > 0
      ? []
      : await staffOf(db, firmId).where('employees.default_notification_recipient', '=', true).execute();
  const people = new Map([...author, ...subscribed, ...byDefault].map((person) => [person.login_id, person]));
  return [...people.values()];
}

/** Emails the firm's people how the task ended. Sends nothing for a document whose notifications are off. */
export async function notifyFirm(
  work: Work<Principal>,
  document: DocumentRow,
  task: SigningTask,
  outcome: TaskOutcome,
): Promise<void> {
  const { tx, app } = work;
  const recipients = document.notifications_enabled ? await readRecipients(tx, document, task) : [];
  if (recipients.length === 0) return;
  const brand = await readFirmBrand(tx, document.firm_id);
  const link = `${app.config.origins.portal}${documentPath(document.client_id, document.id)}`;
  const client = await tx
    .selectFrom('clients')
    .select('name')
    .where('id', '=', document.client_id)
    .executeTakeFirstOrThrow();
  for (const { given_name: givenName, email: to } of recipients) {
    const about = {
      brand,
      to,
      givenName,
      link,
      documentTitle: shownName(document.title),
      clientName: client.name,
    };
    await work.mail({ ...outcomeMail(about, outcome), outcome: { taskId: task.id } });
  }
  await tx
    .updateTable('documents')
    .set({ notifications: sql<number>`notifications + ${recipients.length}` })
    .where('id', '=', document.id)
    .execute();
  const names = recipients.map(({ given_name, surname }) => `${given_name} ${surname}`.trim());
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.firmNotified(names, outcome.kind),
  });
}

/** How far the emails about a task's outcome are: none that was not abandoned, queued, or at least one sent. */
export async function outcomeDelivery(db: Database, taskId: number): Promise<'none' | 'queued' | 'sent'> {
  const mails = await db
    .selectFrom('outbox')
    .select(['sent_at'])
    .where('task_id', '=', taskId)
    .where('failed_at', 'is', null)
    .execute();
  if (mails.length === 0) return 'none';
  return mails.some(({ sent_at: sentAt }) => sentAt !== null) ? 'sent' : 'queued';
}
