import { sql, type Kysely } from 'kysely';
import { createLongIndex } from '../longIndexes.ts';

/** Finds versions of a firm by their size: a file is recognised before it is uploaded again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(createLongIndex('document_versions_by_size')).execute(db);
}
