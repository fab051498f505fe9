import { sql, type Kysely } from 'kysely';

/** Lists of clients in the order of their names, with numbers in them by their value: 125 comes before 1245. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  /*
   * Each number is padded to 20 digits; of a longer one the last 20 count. A collation of ICU would do the same, but not
   * every Postgres has it, and the order in the index would change with its version. An index row has room for 500
   * characters.
   */
  `create function natural_order(name text) returns text language sql immutable strict parallel safe as $$
    select left(regexp_replace(
      regexp_replace(lower(name), '[0-9]+', repeat('0', 20) || '\\&', 'g'),
      '[0-9]*([0-9]{20})', '\\1', 'g'), 500)
  $$`,
  `create index clients_by_natural_name on clients (firm_id, natural_order(name), id) where deleted_at is null`,
  `drop index if exists clients_by_name`,
];
