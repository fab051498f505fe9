import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../app.ts';

/** What a login has read: what differs from its position is in `document_reads`. */
export interface ReadMarks {
  readonly loginId: number;
  /** Documents up to this id count as read, those after it as unread. */
  readonly upTo: number;
  /** Changes with every mark. */
  readonly version: number;
}

/** Reads the position of a login; one that never read anything has read nothing. */
export async function readMarksOf(db: Database, loginId: number): Promise<ReadMarks> {
  const row = await db
    .selectFrom('read_marks')
    .select(['up_to', 'version'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return { loginId, upTo: row?.up_to ?? 0, version: row?.version ?? 0 };
}

/** The condition that a mark `r` says "read" and did so at a time already; null means now. */
function saysRead(at: Date | null): RawBuilder<boolean> {
  return at === null ? sql`r.is_read` : sql`(r.is_read and r.marked_at <= ${at})`;
}

/** The condition that a document `d` is unread for this login, or was so at a time. */
export function isUnread({ loginId, upTo }: ReadMarks, at: Date | null = null): RawBuilder<unknown> {
  const marked = (says: RawBuilder<boolean>) => sql`exists (
    select 1 from document_reads r where r.login_id = ${loginId} and r.document_id = d.id and ${says})`;
  const read = saysRead(at);
  return sql`((d.id > ${upTo} and not ${marked(read)}) or (d.id <= ${upTo} and ${marked(sql`not ${read}`)}))`;
}

/**
 * Counts the documents that meet a condition and are unread for this login, from the few that are not as its position
 * says, instead of looking for a mark of each.
 *
 * @param total Number of documents that meet the condition, read or not
 * @param at counts what was unread then; null means now
 */
export async function countUnread(
  db: Database,
  { loginId, upTo }: ReadMarks,
  which: RawBuilder<unknown>,
  total: number,
  at: Date | null,
): Promise<number> {
  const later =
    upTo === 0
      ? sql`${total}::bigint`
      : sql`(select count(*) from documents d where ${which} and d.id > ${upTo})`;
  const { rows } = await sql<{ later: number; read: number; unread: number }>`
    select ${later} as later, count(*) filter (where ${saysRead(at)} and d.id > ${upTo}) as read,
      count(*) filter (where not ${saysRead(at)} and d.id <= ${upTo}) as unread
    from document_reads r join documents d on d.id = r.document_id
    where r.login_id = ${loginId} and ${which}`.execute(db);
  const [{ later: all, read, unread } = { later: 0, read: 0, unread: 0 }] = rows;
  return Number(all) - Number(read) + Number(unread);
}

/**
 * Whether any of the documents that meet a condition is not marked so for this login: answered from the few that are
 * not as its position says, and from those without such a mark, instead of looking for a mark of each.
 */
export async function anyToMark(
  db: Database,
  { loginId, upTo }: ReadMarks,
  which: RawBuilder<unknown>,
  { read }: { read: boolean },
): Promise<boolean> {
  const [asPosition, beyond] = read
    ? [sql`d.id > ${upTo}`, sql`d.id <= ${upTo}`]
    : [sql`d.id <= ${upTo}`, sql`d.id > ${upTo}`];
  const { rows } = await sql<{ any: boolean }>`
    select exists (
      select 1 from document_reads r join documents d on d.id = r.document_id
      where r.login_id = ${loginId} and r.is_read = ${!read} and ${beyond} and ${which}
    ) or exists (
      select 1 from documents d where ${which} and ${asPosition} and not exists (
        select 1 from document_reads r
        where r.login_id = ${loginId} and r.document_id = d.id and r.is_read = ${read})
    ) as any`.execute(db);
  return rows[0]?.any === true;
}

/** Returns which of these documents are unread for this login. */
export async function unreadAmong(
  db: Database,
  loginId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const marks = await readMarksOf(db, loginId);
  const found = await sql<{ id: number }>`
    select d.id from documents d where d.id in (${sql.join(ids)}) and ${isUnread(marks)}`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}
