import { sql, type Kysely } from 'kysely';

/** How many of the firm's people were mailed how a task ended: what pages say about it rests on this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table signing_tasks add column firm_told integer not null default 0`).execute(db);
}
