import { sql, type Kysely } from 'kysely';

/** The sweep asks for each stored file whether a row has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index document_versions_by_blob on document_versions (blob_key)`,
  `create index uploads_by_blob on uploads (blob_key) where blob_key is not null`,
];
