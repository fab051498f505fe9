import { sql } from 'kysely';
import type { Database } from '../app.ts';

/**
 * Does what Postgres does by itself and the embedded database doesn't: it frees the rows that were changed or deleted,
 * and counts the values of the columns. Without these counts the database takes every value for a rare one, and reads
 * half a million documents to sort twenty. A table has its turn when a tenth of its rows have changed, as in Postgres.
 */
export async function vacuumEmbedded(db: Database): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
      or s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      -- Its counts were lost with a process that was killed.
      or (c.reltuples < 0 and pg_relation_size(c.oid) > 0)
    order by s.relname`.execute(db);
  // One at a time: requests have their turns in between.
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.id(name)}`.execute(db);
}
