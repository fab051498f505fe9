import { sql, type Kysely } from 'kysely';

/**
 * When and how often a signer was sent a PIN, which the document's details show. Of earlier PINs it is known only that
 * they are valid for seven days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table signers
    add column pin_sent_at timestamptz,
    add column pin_sends integer not null default 0 check (pin_sends >= 0)`,
  `update signers set
    pin_sent_at = pin_expires_at - interval '7 days',
    pin_sends = case when pin_hmac is not null or status = 'signed' then 1 else 0 end
    where pin_hmac is not null or status = 'signed'`,
];
