import type { App } from '../app.ts';
import { totpCode, totpPeriod } from '../identity/totp.ts';
import { demoPassword, demoSignIns } from '../seed/signIns.ts';

export interface DeskMail {
  Id: number;
  To: string;
  From: string;
  Subject: string;
  Text: string;
  Html: string | null;
  /** Six digits that are a word of their own in the text, if any. */
  Pin: string | null;
  Links: string[];
  ReceivedAt: string;
}

export interface DeskUser {
  Email: string;
  Name: string;
  Role: string;
  Password: string;
  /** A code that works now: of this moment, or of the next if this one's was used; null without a second factor. */
  Code: string | null;
  /** When a code can be given again, if both this moment's and the next one's were used; else null. */
  NextCodeAt: string | null;
}

/** Maximum number of emails that the desk lists. */
const newest = 200;

/** Returns the newest emails first; only those to one address, if given. */
export async function readMails(app: App, to?: string): Promise<DeskMail[]> {
  const rows = await app.db
    .selectFrom('captured_mail')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('to_address', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
  return rows.map((row) => ({
    Id: row.id,
    To: row.to_address,
    From: row.from_address,
    Subject: row.subject,
    Text: row.body_text,
    Html: row.body_html,
    Pin: pinIn(row.body_text),
    Links: row.body_text.match(/https?:\/\/\S+/g) ?? [],
    ReceivedAt: row.received_at.toISOString(),
  }));
}

/** An email has its PIN as single digits; a title may have numbers too. */
function pinIn(text: string): string | null {
  return /PIN(?: code)?: (\d(?: ?\d){5})\b/.exec(text)?.[1]?.replaceAll(' ', '') ?? null;
}

export async function readUsers(app: App): Promise<DeskUser[]> {
  const emails = demoSignIns.map((person) => person.email);
  const rows = await app.db
    .selectFrom('logins')
    .select(['email', 'subject', 'totp_secret', 'totp_last_step', 'mfa_enabled'])
    .where('email_key', 'in', emails)
    .execute();
  return demoSignIns.flatMap((person) => {
    const row = rows.find((candidate) => candidate.email === person.email);
    if (row === undefined) return [];
    const secret = row.mfa_enabled === true ? row.totp_secret : null;
    const now = app.clock.now();
    const step = Math.floor(now.getTime() / 1000 / totpPeriod);
    const used = row.totp_last_step ?? 0;
    // One step of drift is allowed, so of two steps' codes one can mostly be typed now.
    const spent = secret !== null && used > step;
    return {
      Email: person.email,
      Name: `${person.givenName} ${person.surname}`,
      Role: person.role,
      Password: demoPassword,
      Code: secret === null || spent ? null : totpCode(app, row.subject, secret, now, row.totp_last_step),
      NextCodeAt: spent ? new Date(used * totpPeriod * 1000).toISOString() : null,
    };
  });
}
