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

/** The condition that a document `d` is unread for this login. */
export function isUnread({ loginId, upTo }: ReadMarks): RawBuilder<unknown> {
  const marked = (isRead: boolean) => sql`exists (
    select 1 from document_reads r
    where r.login_id = ${loginId} and r.document_id = d.id and r.is_read = ${sql.lit(isRead)})`;
  return sql`((d.id > ${upTo} and not ${marked(true)}) or (d.id <= ${upTo} and ${marked(false)}))`;
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
