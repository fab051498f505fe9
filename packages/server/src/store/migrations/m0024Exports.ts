import { sql, type Kysely } from 'kysely';

/**
 * Exported histories: as tables and JSON they are written while they are downloaded, and a printed one is deleted with
 * its link. Beside refusals, downloads that are repeated are counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table history_tickets (
    token_hash bytea primary key,
    firm_id integer not null references firms,
    login_id integer not null references logins,
    format text not null check (format in ('csv', 'json')),
    head jsonb not null,
    file_name text not null,
    expires_at timestamptz not null,
    redeemed_at timestamptz
  )`,
  `create index history_tickets_by_expiry on history_tickets (expires_at)`,
  `alter table download_tickets add column is_only_use boolean not null default false`,
  `alter table repeated_refusals rename to repeated_entries`,
  `alter index repeated_refusals_by_end rename to repeated_entries_by_end`,
  `alter table repeated_entries
    add column outcome text not null default 'refused' check (outcome in ('done', 'refused'))`,
  `alter table repeated_entries alter column outcome drop default`,
];
