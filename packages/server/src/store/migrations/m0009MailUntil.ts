import { sql, type Kysely } from 'kysely';

/** Until when an email is of use, and whose PIN is in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table outbox add column expires_at timestamptz`,
  `update outbox set expires_at = created_at + interval '7 days'`,
  `alter table outbox alter column expires_at set not null`,
  `alter table outbox add column signer_id integer references signers`,
];
