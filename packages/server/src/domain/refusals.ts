import { sql } from 'kysely';
import type { App, Database } from '../app.ts';
import { appendAudit, type AuditEntry } from './audit.ts';

/** How long equal refusals are counted before the history says how many there were, in milliseconds. */
export const refusalWindow = 15 * 60_000;

export interface RefusedAttempt extends Omit<AuditEntry, 'outcome'> {
  /** Why: the error's code, or the fact that says more than the code. */
  code: string;
}

/**
 * Records a refused attempt. The first of a quarter of an hour is an entry of the history; more of the same person,
 * operation, document and reason are counted, and the sweep records them as one more entry: no user can fill a
 * history by repeating what they may not do.
 */
export async function noteRefusal(tx: Database, { code, ...entry }: RefusedAttempt): Promise<void> {
  const key = JSON.stringify([
    entry.firmId,
    entry.loginId,
    entry.userFullName,
    entry.operation,
    entry.documentId ?? null,
    code,
  ]);
  await recordRepeats(tx, entry.at, key);
  const counted = await tx
    .insertInto('repeated_refusals')
    .values({
      key,
      firm_id: entry.firmId,
      operation: entry.operation,
      document_id: entry.documentId ?? null,
      client_id: entry.clientId ?? null,
      login_id: entry.loginId,
      title: entry.title,
      short_desc: entry.shortDesc,
      user_full_name: entry.userFullName,
      repeats: 0,
      ends_at: new Date(entry.at.getTime() + refusalWindow),
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ repeats: sql<number>`${ref('repeated_refusals.repeats')} + 1` })),
    )
    .returning('repeats')
    .executeTakeFirstOrThrow();
  if (counted.repeats === 0) await appendAudit(tx, entry.firmId, [{ ...entry, outcome: 'refused' }]);
}

/** Ends the window of these refusals if it is over, and records how many more there were. */
async function recordRepeats(tx: Database, now: Date, key: string): Promise<void> {
  const over = await tx
    .deleteFrom('repeated_refusals')
    .where('key', '=', key)
    .where('ends_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (over === undefined || over.repeats === 0) return;
  const times = over.repeats === 1 ? '1 more time' : `${over.repeats} more times`;
  await appendAudit(tx, over.firm_id, [
    {
      firmId: over.firm_id,
      at: now,
      operation: over.operation,
      outcome: 'refused',
      ...(over.document_id === null ? {} : { documentId: over.document_id }),
      ...(over.client_id === null ? {} : { clientId: over.client_id }),
      loginId: over.login_id,
      title: over.title,
      shortDesc: `${over.short_desc.replace(/\.$/u, '')}, and ${times}.`,
      userFullName: over.user_full_name,
    },
  ]);
}

/** Records the repeats of every refusal whose window is over. */
export async function sweepRefusals(app: App): Promise<void> {
  const now = app.clock.now();
  const over = await app.db
    .selectFrom('repeated_refusals')
    .select('key')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute();
  for (const { key } of over) await app.db.transaction().execute((tx) => recordRepeats(tx, now, key));
}
