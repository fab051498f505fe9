import { sql, type Kysely } from 'kysely';

/**
 * Emails hold PINs and links: of those that were sent or abandoned, only the envelope stays. Equal refusals are
 * counted before they are recorded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `update outbox set body_text = '', body_html = null where sent_at is not null or failed_at is not null`,
  `create table repeated_refusals (
    key text primary key,
    firm_id integer not null references firms,
    operation text not null,
    document_id integer,
    client_id integer,
    login_id integer,
    title text not null,
    short_desc text not null,
    user_full_name text not null,
    repeats integer not null,
    ends_at timestamptz not null
  )`,
  `create index repeated_refusals_by_end on repeated_refusals (ends_at)`,
];
