import { sql, type Kysely } from 'kysely';

/**
 * When a signer was first sent a PIN, which the document's details tell among what happened. Accounts were sent theirs
 * when the task was set up; of a representative it is known only if it was not resent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table signers add column pin_first_sent_at timestamptz',
  `update signers s set pin_first_sent_at = case
      when s.pin_sends = 1 and s.pin_sent_at is not null then s.pin_sent_at
      when s.account_id is not null then t.created_at
    end
    from signing_tasks t where t.id = s.task_id and s.pin_sends > 0`,
];
