import type { Database } from '../../app.ts';
import { inUse, isActiveSession } from './sessionLimit.ts';

/**
 * Returns an active session of the identity site by its `uid`: not signed out, not expired, not idle, not older than
 * its limit or than what its person's login accepts; otherwise null.
 */
export async function readIdentitySession(
  db: Database,
  subject: string,
  uid: string,
): Promise<{ mfa: boolean; usedAt: Date } | null> {
  const row = await db
    .selectFrom('oidc_records')
    .select(['payload', 'used_at'])
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .where('account_id', '=', subject)
    .where(isActiveSession())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { amr } = row.payload;
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
