import type { Database } from '../../app.ts';
import type { PendingLogin } from '../../store/schemaSigning.ts';
import { newToken, tokenHash } from './secrets.ts';

/** How long a sign-in may take, in milliseconds. */
const LOGIN_MS = 30 * 60_000;

/** Keeps what a sign-in needs when it comes back; returns the token of its cookie. */
export async function keepPendingLogin(db: Database, pending: PendingLogin, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('signing_sessions')
    .values({
      token_hash: tokenHash(token),
      data: JSON.stringify(pending),
      created_at: now,
      expires_at: new Date(now.getTime() + LOGIN_MS),
    })
    .execute();
  return token;
}

/** Takes up a sign-in that began in this browser; of two answers to it, one counts. */
export async function takePendingLogin(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<PendingLogin | null> {
  if (token === undefined) return null;
  const row = await db
    .deleteFrom('signing_sessions')
    .where('token_hash', '=', tokenHash(token))
    .where('data', 'is not', null)
    .where('expires_at', '>', now)
    .returning('data')
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Returns the login of the subject if that is the person of the session's signer, else null. */
export async function loginOfSigner(db: Database, subject: string, signerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('signers')
    .innerJoin('accounts', 'accounts.id', 'signers.account_id')
    .innerJoin('logins', 'logins.id', 'accounts.login_id')
    .select('logins.id')
    .where('signers.id', '=', signerId)
    .where('logins.subject', '=', subject)
    .executeTakeFirst();
  return row?.id ?? null;
}
