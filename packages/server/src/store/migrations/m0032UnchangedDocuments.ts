import { sql, type Kysely } from 'kysely';

/** A job counts the documents that needed nothing: who reads "45 assigned" wants to know that 5 were there before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_jobs add column unchanged integer not null default 0`.execute(db);
}
