import { sql } from 'kysely';
import type { Database } from '../app.ts';

/** Tables that the migrations fill; tests do not change them. */
const given = ['kysely_migration', 'kysely_migration_lock', 'features', 'system_settings'];

/**
 * Deletes every row that a test made and lets the identities begin at 1 again. Foreign keys and triggers are
 * off meanwhile: truncating would make several hundred new files, which takes twenty times as long.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '15s'`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in (${sql.join(given)})`.execute(tx);
    for (const { name } of tables.rows) await sql`delete from ${sql.table(name)}`.execute(tx);
    await sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`.execute(tx);
  });
}

/** Changes when the schema changes, or one of the rows that the migrations made. */
export async function fingerprint(db: Database): Promise<string> {
  const found = await sql<{ print: string }>`
    select md5(concat(
      (select string_agg(f::text, ' ' order by f.id) from features f),
      (select string_agg(s::text, ' ' order by s.name) from system_settings s),
      (select string_agg(concat_ws(' ', table_name, column_name, data_type), ',' order by table_name, column_name)
        from information_schema.columns where table_schema = 'public'),
      (select string_agg(pg_get_triggerdef(oid), ',' order by tgrelid::regclass::text, tgname)
        from pg_trigger where not tgisinternal))) as print`.execute(db);
  return found.rows[0]?.print ?? '';
}
