import { sql } from 'kysely';
import { lifetimes } from '../constants.ts';

/**
 * Seconds until a session ends whose person signed in at `loginTs` (seconds since 1970), however often it was used
 * since; at most 0 where it has ended. By the system's clock, as the library's.
 */
export function secondsLeft(loginTs: number): number {
  return loginTs + lifetimes.session - Math.floor(Date.now() / 1000);
}

/** Whether the session of a record was used lately enough. */
export const inUse = sql<boolean>`oidc_records.used_at > now() - make_interval(secs => ${lifetimes.idle})`;
