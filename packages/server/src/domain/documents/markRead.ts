import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../app.ts';
import { condition, type ListConditions } from './list/listConditions.ts';
import { turnsOf } from './list/list.ts';
import { wholeListLimits, type ReadTurns } from './list/readTurns.ts';
import { moveMarks, moveMarksBack } from './moveMarks.ts';
import { anyToMark, isUnread, readMarksOf } from './readMarks.ts';

/** Creates the turns of those who mark whole lists. */
export function markTurnsOf(db: Database): ReadTurns {
  return turnsOf(db, wholeListLimits, true);
}

interface Marking {
  readonly read: boolean;
  /** The documents of the list that are marked; undefined means all of it. */
  readonly documentIds?: readonly number[];
  readonly exceptIds?: readonly number[];
}

/** Marks those that are not marked so yet, in the order of their ids, so that two markings wait and do not block each other. */
async function mark(
  db: Database,
  loginId: number,
  read: boolean,
  which: RawBuilder<unknown>,
): Promise<number> {
  const marks = await readMarksOf(db, loginId);
  const differs = read ? isUnread(marks) : sql`not ${isUnread(marks)}`;
  const { rows } = await sql<{ n: number }>`
    with marked as (
      insert into document_reads as r (login_id, document_id, is_read)
      select ${loginId}::integer, d.id, ${read}::boolean from documents d where ${which} and ${differs} order by d.id
      on conflict (login_id, document_id) do update set is_read = excluded.is_read, marked_at = now()
      where r.is_read <> excluded.is_read
      returning 1
    ) select count(*) as n from marked`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Marks a document as read, because its reader opened it. */
export async function markRead(db: Database, loginId: number, documentId: number): Promise<void> {
  await mark(db, loginId, true, sql`d.id = ${documentId}`);
}

/** Marks documents of a list; returns how many marks changed. */
export async function markList(
  db: Database,
  loginId: number,
  conditions: ListConditions,
  { read, documentIds, exceptIds = [] }: Marking,
): Promise<number> {
  const parts = [condition(conditions)];
  if (documentIds !== undefined) parts.push(sql`d.id in (${sql.join([...documentIds])})`);
  if (exceptIds.length > 0) parts.push(sql`d.id not in (${sql.join([...exceptIds])})`);
  const which = sql.join(parts, sql` and `);
  // Of a whole list that is marked already nothing is written, and no document looked at one by one.
  if (documentIds === undefined && !(await anyToMark(db, await readMarksOf(db, loginId), which, { read })))
    return 0;
  const { firmId, clientId } = conditions;
  const reader = { loginId, firmId, clientId };
  const moved = read
    ? await moveMarks(db, reader, which)
    : documentIds === undefined
      ? await moveMarksBack(db, reader, which)
      : null;
  return moved ?? mark(db, loginId, read, which);
}
