import { sql } from 'kysely';
import type { Database } from '../app.ts';

/**
 * Indexes that migrations add to tables which may have a million rows by then, of columns that were there before. A
 * migration is one transaction, in which an index keeps everybody from writing to its table until it is built.
 */
const longIndexes = {
  documents_created: `on documents (client_id, created_by_login_id, modified_at, id) where deleted_at is null`,
  signers_waiting_employee: `on signers (employee_id, document_id) where status = 'waiting' and employee_id is not null`,
  document_versions_by_size: `on document_versions (firm_id, size)`,
  documents_by_title: `on documents (client_id, lower(title), id) include (title) where deleted_at is null`,
  documents_by_creator: `on documents (client_id, lower(created_by), id) include (created_by) where deleted_at is null`,
} as const;

type LongIndex = keyof typeof longIndexes;

/** What a migration does where the index is not there yet, because its table is new or nobody else writes to it. */
export function createLongIndex(name: LongIndex): string {
  return `create index if not exists ${name} ${longIndexes[name]}`;
}

/**
 * Builds the missing ones on tables that are there, on a Postgres that other instances may be using: they read and
 * write meanwhile. Before the migrations, outside of any transaction; one instance at a time.
 */
export async function buildLongIndexes(db: Database): Promise<void> {
  for (const [name, definition] of Object.entries(longIndexes)) {
    const table = definition.split(' ')[1] ?? '';
    const found = await sql<{ table: boolean; valid: boolean | null }>`
      select to_regclass(${table}) is not null as table,
        (select indisvalid from pg_index where indexrelid = to_regclass(${name})) as valid`.execute(db);
    const [{ table: isThere, valid } = { table: false, valid: null }] = found.rows;
    if (!isThere || valid === true) continue;
    // What is left of a build that was broken off.
    if (valid === false) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
    await sql.raw(`create index concurrently ${name} ${definition}`).execute(db);
  }
}
