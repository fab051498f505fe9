import type { App, Database } from '../app.ts';
import { readFirmBrand } from '../domain/branding.ts';
import { enqueueMail } from '../domain/outbox.ts';
import type { Limit } from '../domain/rateLimit.ts';
import { mailPage, mailParagraph } from '../domain/signing/mails/mailLayout.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { identityMessages as messages } from './identity.messages.ts';
import type { Person } from './people.ts';

/** Tells a person what was done with their sign-in, in case it was not them. */
async function tell(
  app: App,
  db: Database,
  { email, firmId }: Pick<Person, 'email' | 'firmId'>,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const html = async (id: number) =>
    mailPage(await readFirmBrand(db, id), subject, mailParagraph(escapeHtml(text)));
  const mail = { to: email, subject, text, ...(firmId === null ? {} : { html: await html(firmId) }) };
  await enqueueMail(db, mail, app.clock.now(), firmId);
}

/** Many codes were tried, by a person who knows the password. */
export async function mailManyCodes(app: App, person: Person, { attempts, window }: Limit): Promise<void> {
  const text = messages.manyCodes(attempts, window / 60_000);
  await tell(app, app.db, person, { subject: messages.manyCodesSubject, text });
}

/** An authenticator was enrolled, in the transaction that does it. */
export async function mailEnrolled(app: App, tx: Database, person: Person): Promise<void> {
  await tell(app, tx, person, { subject: messages.enrolledSubject, text: messages.enrolled });
}
