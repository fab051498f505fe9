import { sql, type Kysely } from 'kysely';

/**
 * File names come back as they were uploaded. `extension` stays in lower case, because everything that depends on the
 * kind of a file reads it; this is the extension of the name, where it differs. Documents from before have lost it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column uploaded_extension text`.execute(db);
}
