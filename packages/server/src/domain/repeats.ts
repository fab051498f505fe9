import { sql, type Selectable } from 'kysely';
import type { App, Database } from '../app.ts';
import type { RepeatedEntriesTable } from '../store/schemaPlatform.ts';
import { appendAudit, type AuditEntry } from './audit.ts';

/** How long equal entries are counted before the history says how many there were, in milliseconds. */
export const repeatWindow = 15 * 60_000;

/** Whose windows are ended by one transaction of the sweep, at most: it holds the firm's chain. */
const batch = 500;

/** An entry with what makes two of its kind equal. */
export interface Repeatable {
  key: string;
  entry: AuditEntry;
}

/**
 * Counts entries, of different keys, that one person can cause without end, and returns those that are the first of their
 * key in a quarter of an hour, which are to be recorded. The sweep records the others as one more entry: no user can fill
 * a history by repeating something.
 */
export async function countRepeats(
  tx: Database,
  now: Date,
  repeatables: readonly Repeatable[],
): Promise<AuditEntry[]> {
  if (repeatables.length === 0) return [];
  // In one order, so that two transactions do not wait for each other.
  const sorted = [...repeatables].sort((a, b) => (a.key < b.key ? -1 : 1));
  await recordRepeats(
    tx,
    now,
    sorted.map(({ key }) => key),
  );
  const counted = await tx
    .insertInto('repeated_entries')
    .values(sorted.map((repeatable) => rowOf(repeatable, new Date(now.getTime() + repeatWindow))))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ repeats: sql<number>`${ref('repeated_entries.repeats')} + 1` })),
    )
    .returning(['key', 'repeats'])
    .execute();
  const first = new Set(counted.flatMap(({ key, repeats }) => (repeats === 0 ? [key] : [])));
  return repeatables.flatMap(({ key, entry }) => (first.has(key) ? [entry] : []));
}

function rowOf({ key, entry }: Repeatable, ends: Date) {
  return {
    key,
    firm_id: entry.firmId,
    operation: entry.operation,
    outcome: entry.outcome,
    document_id: entry.documentId ?? null,
    client_id: entry.clientId ?? null,
    login_id: entry.loginId,
    title: entry.title,
    short_desc: entry.shortDesc,
    user_full_name: entry.userFullName,
    repeats: 0,
    ends_at: ends,
  };
}

/** Ends the windows of these keys, of one firm, that are over, and records how many more entries there were. */
async function recordRepeats(tx: Database, now: Date, keys: readonly string[]): Promise<void> {
  const over = await tx
    .selectFrom('repeated_entries')
    .selectAll()
    .where(sql<boolean>`key = any(${[...keys]})`)
    .where('ends_at', '<=', now)
    .orderBy(sql`key collate "C"`)
    .forUpdate()
    .execute();
  const [first] = over;
  if (first === undefined) return;
  await tx
    .deleteFrom('repeated_entries')
    .where(sql<boolean>`key = any(${over.map(({ key }) => key)})`)
    .execute();
  const repeated = over.filter(({ repeats }) => repeats > 0);
  await appendAudit(
    tx,
    first.firm_id,
    repeated.map((row) => summary(row, now)),
  );
}

function summary(row: Selectable<RepeatedEntriesTable>, now: Date): AuditEntry {
  const times = row.repeats === 1 ? '1 more time' : `${row.repeats} more times`;
  return {
    firmId: row.firm_id,
    at: now,
    operation: row.operation,
    outcome: row.outcome,
    ...(row.document_id === null ? {} : { documentId: row.document_id }),
    ...(row.client_id === null ? {} : { clientId: row.client_id }),
    loginId: row.login_id,
    title: row.title,
    shortDesc: `${row.short_desc.replace(/\.$/u, '')}, and ${times}.`,
    userFullName: row.user_full_name,
  };
}

/** Records the repeats of every entry whose window is over. */
export async function sweepRepeats(app: App): Promise<void> {
  const now = app.clock.now();
  const over = await app.db
    .selectFrom('repeated_entries')
    .select(['key', 'firm_id'])
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .execute();
  for (const ofFirm of Map.groupBy(over, ({ firm_id: firmId }) => firmId).values()) {
    for (let at = 0; at < ofFirm.length; at += batch) {
      const keys = ofFirm.slice(at, at + batch).map(({ key }) => key);
      await app.db.transaction().execute((tx) => recordRepeats(tx, now, keys));
    }
  }
}
