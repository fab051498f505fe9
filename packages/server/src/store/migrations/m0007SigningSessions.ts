import { sql, type Kysely } from 'kysely';

/**
 * A session of the signing site ends with the sign-in that it came from, and stored replies are kept sealed. Keys
 * of before stay claimed, so that nothing is done twice, but no longer hold a reply or a digest that could be
 * guessed from: the same request is treated as another one under its key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Of the session of the identity site that the portal's ticket, or the signer's own sign-in, came from.
  `alter table signing_tickets add column identity_session text`,
  `alter table signing_sessions add column identity_session text`,
  // Fence of the lock for which the history last recorded that the signer opened the document.
  `alter table signers add column opened_fence bigint`,
  `update idempotency_keys set body_hash = ''`,
  `alter table idempotency_keys drop column reply`,
  `alter table idempotency_keys add column reply bytea`,
];
