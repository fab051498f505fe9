import { sql, type Kysely } from 'kysely';

/** The search form of a client's names, stored: to normalize those of 10,000 clients takes a second for each search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clients add column search_text text not null
    generated always as (lower(normalize(name || E'\\n' || contact_name, nfc))) stored`.execute(db);
}
