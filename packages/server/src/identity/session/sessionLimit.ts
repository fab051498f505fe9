import { sql, type RawBuilder } from 'kysely';
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

const signedInAt = sql`(oidc_records.payload->>'loginTs')::float8`;

/** Whether a record is none of before `logins.sessions_valid_from`: a session by its sign-in, others by when they were made. */
const sinceValid = sql<boolean>`not exists (
  select 1 from logins
  where logins.subject = oidc_records.account_id::uuid
    and logins.sessions_valid_from > coalesce(to_timestamp(${signedInAt}), oidc_records.used_at)
)`;

/** Whether a record may still be used: not expired, and its person's login not reset since. */
export const unexpired = sql<boolean>`(oidc_records.expires_at is null or oidc_records.expires_at > now()) and ${sinceValid}`;

/** Whether a session is active: not signed out or expired either, not idle, and not older than its limit. */
export function isActiveSession(): RawBuilder<boolean> {
  const oldest = Math.floor(Date.now() / 1000) - lifetimes.session;
  return sql<boolean>`${unexpired} and oidc_records.consumed_at is null and ${inUse} and ${signedInAt} > ${oldest}`;
}
