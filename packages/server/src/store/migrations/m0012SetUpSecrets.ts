import { sql, type Kysely } from 'kysely';

/**
 * The secret of an authenticator that is being set up belongs to one sign-in, and is kept with it: one for each login
 * was shown to anyone who knew the password, before its owner enrolled it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table logins drop column totp_pending`).execute(db);
}
