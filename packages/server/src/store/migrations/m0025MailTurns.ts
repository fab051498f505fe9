import { sql, type Kysely } from 'kysely';

/**
 * Emails are taken in turns by firm, so that one firm's many do not hold up the others'. What became of an email is
 * written first, and its entry in the history in a step of its own, which is tried again until it succeeds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index outbox_waiting`,
  // 0: emails of no firm, such as those of a sign-in.
  `create index outbox_waiting on outbox (coalesce(firm_id, 0), next_attempt_at, id)
    where sent_at is null and failed_at is null`,
  `alter table outbox
    add column note_at timestamptz,
    add column note_attempts integer not null default 0`,
  `create index outbox_to_note on outbox (note_at, id) where note_at is not null`,
];
