import { sql, type Kysely } from 'kysely';

/** When a document was marked as read or unread: the view of the unread ones keeps what was read since it was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A constant, which changes no row: what was marked before was marked before any view that is open now.
  await sql`alter table document_reads add column marked_at timestamptz not null default 'epoch'`.execute(db);
  await sql`alter table document_reads alter column marked_at set default now()`.execute(db);
}
