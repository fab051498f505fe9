import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../app.ts';
import { isUnread, readMarksOf } from './readMarks.ts';

/** Up to so many marks are rows; moving the position looks at every unread document of the firm. */
export const fewMarks = 100;

/** How many times more are marked than become exceptions where the position moves back. */
const manyTimes = 2;

interface Marked {
  loginId: number;
  firmId: number;
  clientId: number;
}

/**
 * Marks the documents of a list as read by moving the reader's position past all of the firm's, where they are many
 * and no others are unread: a row for each would be written by every reader.
 *
 * @returns how many were unread; null: they are to be marked one by one
 */
export async function moveMarks(
  db: Database,
  { loginId, firmId, clientId }: Marked,
  which: RawBuilder<unknown>,
): Promise<number | null> {
  const unread = isUnread(await readMarksOf(db, loginId));
  const { rows } = await sql<{ n: number; can_move: boolean; up_to: number | null }>`
    with listed as (select count(*)::integer as n from documents d where ${which} and ${unread})
    select n, n > ${fewMarks} and not exists (
      select 1 from documents d
      where d.firm_id = ${firmId} and d.deleted_at is null and ${unread} and (${which}) is not true
    ) and not exists (
      -- Their documents, of whichever firm, come before and after those of this one.
      select 1 from accounts a where a.login_id = ${loginId}
    ) as can_move, case when n > ${fewMarks} then (select max(id) from documents where firm_id = ${firmId}) end as up_to
    from listed`.execute(db);
  const found = rows[0];
  if (found?.can_move !== true || found.up_to === null) return null;
  await move(db, { loginId, firmId, upTo: found.up_to }, unread);
  await noteMove(db, { loginId, firmId, clientId });
  return found.n;
}

/**
 * Marks the documents of a list as unread by moving the reader's position back before all of the firm's, where they
 * are many and far fewer others are read: those become exceptions.
 *
 * @returns how many were read; null: they are to be marked one by one
 */
export async function moveMarksBack(
  db: Database,
  { loginId, firmId, clientId }: Marked,
  which: RawBuilder<unknown>,
): Promise<number | null> {
  const isRead = sql`not ${isUnread(await readMarksOf(db, loginId))}`;
  const others = sql`d.firm_id = ${firmId} and ${isRead} and (${which}) is not true`;
  const { rows } = await sql<{ n: number; can_move: boolean }>`
    with listed as (select count(*)::integer as n from documents d where ${which} and ${isRead})
    select n, n > ${fewMarks} and not exists (
      -- One more than there may be.
      select 1 from documents d where ${others} offset n / ${manyTimes}::integer
    ) and not exists (select 1 from accounts a where a.login_id = ${loginId}) as can_move
    from listed`.execute(db);
  const found = rows[0];
  if (found?.can_move !== true) return null;
  await moveBack(db, { loginId, firmId }, which, others);
  await noteMove(db, { loginId, firmId, clientId });
  return found.n;
}

/** No trigger tells of a row that is deleted. */
async function noteMove(db: Database, { loginId, firmId, clientId }: Marked): Promise<void> {
  await db
    .insertInto('change_events')
    .values({ firm_id: firmId, kind: 'reads', client_id: clientId, login_id: loginId })
    .execute();
}

async function moveBack(
  db: Database,
  { loginId, firmId }: Omit<Marked, 'clientId'>,
  which: RawBuilder<unknown>,
  others: RawBuilder<unknown>,
): Promise<void> {
  // Nothing is known of when they were read, so it was before any view that is open now.
  await sql`
    insert into document_reads (login_id, document_id, is_read, marked_at)
    select ${loginId}::integer, d.id, true, 'epoch' from documents d where ${others}
    on conflict (login_id, document_id) do nothing`.execute(db);
  await sql`
    delete from document_reads r using documents d
    where r.login_id = ${loginId} and d.id = r.document_id and d.firm_id = ${firmId}
      and (not r.is_read or (${which}))`.execute(db);
  await sql`
    insert into read_marks as r (login_id, up_to, version)
    values (${loginId}::integer, 0, 1)
    on conflict (login_id) do update
    set up_to = least(r.up_to, (select min(id) - 1 from documents where firm_id = ${firmId})),
      version = r.version + 1`.execute(db);
}

async function move(
  db: Database,
  // What was not there when the unread ones were counted stays unread.
  { loginId, firmId, upTo }: Omit<Marked, 'clientId'> & { upTo: number },
  unread: RawBuilder<unknown>,
): Promise<void> {
  // A deleted document, which no list shows, is as unread as it was when it is restored.
  await sql`
    insert into document_reads (login_id, document_id, is_read)
    select ${loginId}::integer, d.id, false from documents d
    where d.firm_id = ${firmId} and d.deleted_at is not null and d.id <= ${upTo} and ${unread}
    on conflict (login_id, document_id) do nothing`.execute(db);
  await sql`
    delete from document_reads r using documents d
    where r.login_id = ${loginId} and d.id = r.document_id and d.id <= ${upTo} and d.firm_id = ${firmId}
      and (r.is_read or d.deleted_at is null)`.execute(db);
  await sql`
    insert into read_marks as r (login_id, up_to, version)
    values (${loginId}::integer, ${upTo}::integer, 1)
    on conflict (login_id) do update
    set up_to = greatest(r.up_to, excluded.up_to), version = r.version + 1`.execute(db);
}
