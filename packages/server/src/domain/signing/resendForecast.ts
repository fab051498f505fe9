import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../app.ts';
import { pinLimits, recipientBucket, resendBucket, resendLimit } from './limits.ts';

/** Documents of which PINs are to be sent again. */
export interface ResentDocuments {
  firmId: number;
  loginId: number;
  /** A query of their ids. */
  ids: RawBuilder<unknown>;
}

/** How many of several documents are left out because of what was sent within the hour. */
export interface ResendForecast {
  limited: number;
  /** When the first of these can be sent; null: there are none. */
  endsAt: Date | null;
}

/** The PINs that one person was sent within the present window. */
interface Recipient {
  count: number;
  resetsAt: Date;
}

/**
 * Foretells what the limits leave of resending the PINs of documents one after the other, by their ids. A firm's own
 * limit lets its jobs wait, and leaves out none.
 */
export async function forecastResends(
  db: Database,
  resent: ResentDocuments,
  now: Date,
): Promise<ResendForecast> {
  const documents = await readRecipients(db, resent, now);
  const buckets = new Set(documents.flatMap((document) => document.buckets));
  const people = await readCounts(db, [...buckets], now);
  const ends: Date[] = [];
  for (const document of documents) {
    const recipients = document.buckets
      .map((bucket) => people.get(bucket))
      .filter((one) => one !== undefined);
    const full = recipients.filter(({ count }) => count >= pinLimits.recipient.attempts);
    const waits = [...full.map(({ resetsAt }) => resetsAt), ...(document.resets ?? [])];
    // What is refused is sent to nobody.
    if (waits.length === 0) for (const recipient of recipients) recipient.count += 1;
    else ends.push(new Date(Math.max(...waits.map(Number))));
  }
  const first = ends.reduce<Date | null>((one, other) => (one === null || other < one ? other : one), null);
  return { limited: ends.length, endsAt: first };
}

interface ResentDocument {
  /** Of the signers whose turn it is. */
  buckets: string[];
  /** When it can be sent again, if it was sent too often. */
  resets: Date[] | null;
}

async function readRecipients(
  db: Database,
  { firmId, loginId, ids }: ResentDocuments,
  now: Date,
): Promise<ResentDocument[]> {
  const { rows } = await sql<{ emails: string[]; resets: Date[] | null }>`
    select array_agg(l.email) as emails, (
      select array_agg(r.resets_at) from rate_limits r
      where r.bucket = ${resendBucket('all', loginId)}::text || t.document_id
        and r.resets_at > ${now} and r.count >= ${resendLimit.attempts}
    ) as resets
    from signing_tasks t join signers s on s.task_id = t.id
    left join accounts a on a.id = s.account_id
    left join employees e on e.id = s.employee_id
    join logins l on l.id = coalesce(a.login_id, e.login_id)
    where t.document_id in (${ids}) and t.state <> 'removed' and s.status = 'waiting' and (
      s.employee_id is null or not exists (
        select from signers o where o.task_id = t.id and o.employee_id is null and o.status <> 'signed'))
    group by t.document_id order by t.document_id`.execute(db);
  return rows.map(({ emails, resets }) => ({
    buckets: emails.map((email) => recipientBucket(firmId, email)),
    resets,
  }));
}

/** What each was sent; whoever was sent none has a window that begins now. */
async function readCounts(
  db: Database,
  buckets: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Recipient>> {
  const resetsAt = new Date(now.getTime() + pinLimits.recipient.window);
  const people = new Map(buckets.map((bucket): [string, Recipient] => [bucket, { count: 0, resetsAt }]));
  const rows = await db
    .selectFrom('rate_limits')
    .select(['bucket', 'count', 'resets_at'])
    .where(sql<boolean>`bucket = any(${[...buckets]}::text[])`)
    .where('resets_at', '>', now)
    .execute();
  for (const { bucket, count, resets_at } of rows) people.set(bucket, { count, resetsAt: resets_at });
  return people;
}
