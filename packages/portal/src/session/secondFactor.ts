import type { SessionProfile } from './session.ts';

type FactorClaims = Pick<SessionProfile, 'mfa_enabled' | 'requireMFA'>;

/** Why somebody is sent to set up an authenticator. */
export type SecondFactorNeed = 'unknown' | 'required' | 'page';

/**
 * Whether a person has to set up an authenticator before going on, and why: the profile says nothing of one,
 * the firm requires one, or the page does. Null where nothing is missing.
 */
export function secondFactorNeed(
  { mfa_enabled, requireMFA }: FactorClaims,
  { pageForces = false }: { pageForces?: boolean } = {},
): SecondFactorNeed | null {
  if (mfa_enabled === undefined) return 'unknown';
  if (requireMFA && !mfa_enabled) return 'required';
  return pageForces && !mfa_enabled ? 'page' : null;
}
