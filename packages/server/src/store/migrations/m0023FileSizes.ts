import { sql, type Kysely } from 'kysely';

/** Finds versions of a firm by their size: a file is recognised before it is uploaded again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index document_versions_by_size on document_versions (firm_id, size)`).execute(db);
}
