import { sql, type Kysely } from 'kysely';

/** When a session was last used: it ends when it was not used for an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table oidc_records add column used_at timestamptz not null default now()`).execute(db);
}
