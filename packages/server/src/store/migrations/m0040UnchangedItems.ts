import { sql, type Kysely } from 'kysely';

/**
 * A job says of each document that it needed nothing, and not only of how many. No index: it would be written with every
 * job, and the documents of one job are together in the primary key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_job_items add column unchanged boolean not null default false`.execute(db);
}
