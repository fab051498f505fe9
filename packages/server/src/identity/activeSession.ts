import type { Database } from '../app.ts';
import { secondsLeft } from './sessionLimit.ts';

/**
 * Returns an active session of the identity site by its `uid`: not signed out, not expired, not older than
 * its limit or a password reset; otherwise null. Its times are the system's, because the library that writes them uses that
 * clock.
 */
export async function readIdentitySession(
  db: Database,
  subject: string,
  uid: string,
): Promise<{ mfa: boolean } | null> {
  const row = await db
    .selectFrom('oidc_records')
    .innerJoin('logins', (join) => join.on('logins.subject', '=', subject))
    .select(['oidc_records.payload', 'logins.sessions_valid_from'])
    .where('oidc_records.model', '=', 'Session')
    .where('oidc_records.uid', '=', uid)
    .where('oidc_records.account_id', '=', subject)
    .where('oidc_records.consumed_at', 'is', null)
    .where('oidc_records.expires_at', '>', new Date())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { loginTs, amr } = row.payload;
  const validFrom = row.sessions_valid_from?.getTime() ?? 0;
  if (typeof loginTs !== 'number' || loginTs * 1000 < validFrom || secondsLeft(loginTs) <= 0) return null;
  return { mfa: Array.isArray(amr) && amr.includes('mfa') };
}
