import { sql, type Kysely } from 'kysely';

/**
 * A link to a file can be redeemed while the session lasts that asked for it: one of the identity site, or, for signers,
 * one of the signing site. Links of before have none and are void, at most a minute before they would be anyway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table download_tickets add column identity_session text, add column signing_session bytea`,
  `alter table history_tickets add column identity_session text`,
  `alter table archive_tickets add column identity_session text`,
];
