import type { Database } from '../../app.ts';
import { inUse, secondsLeft } from './sessionLimit.ts';

/**
 * Returns an active session of the identity site by its `uid`: not signed out, not expired, not idle, not
 * older than its limit or a password reset; otherwise null. Its times are the system's, because the library that writes them uses that
 * clock.
 */
export async function readIdentitySession(
  db: Database,
  subject: string,
  uid: string,
): Promise<{ mfa: boolean; usedAt: Date } | null> {
  const row = await db
    .selectFrom('oidc_records')
    .innerJoin('logins', (join) => join.on('logins.subject', '=', subject))
    .select(['oidc_records.payload', 'oidc_records.used_at', 'logins.sessions_valid_from'])
    .where('oidc_records.model', '=', 'Session')
    .where('oidc_records.uid', '=', uid)
    .where('oidc_records.account_id', '=', subject)
    .where('oidc_records.consumed_at', 'is', null)
    .where('oidc_records.expires_at', '>', new Date())
    .where(inUse)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { loginTs, amr } = row.payload;
  const validFrom = row.sessions_valid_from?.getTime() ?? 0;
  if (typeof loginTs !== 'number' || loginTs * 1000 < validFrom || secondsLeft(loginTs) <= 0) return null;
  return { mfa: Array.isArray(amr) && amr.includes('mfa'), usedAt: row.used_at };
}

/** How far the last use of a session may be behind, in ms: each call is one, and not each is worth a write. */
const precision = 60_000;

/** Notes that a session is used; `usedAt`: its last use, where it is known. Outside of transactions: it must not wait for one, nor one for it. */
export async function noteSessionUse(db: Database, uid: string, usedAt: Date | null = null): Promise<void> {
  const now = Date.now();
  if (usedAt !== null && usedAt.getTime() >= now - precision) return;
  await db
    .updateTable('oidc_records')
    .set({ used_at: new Date(now) })
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .where('used_at', '<', new Date(now - precision))
    // One that has ended does not come back.
    .where(inUse)
    .execute();
}
