import type { SessionProfile } from './session.ts';

type FactorClaims = Pick<SessionProfile, 'mfa_enabled' | 'requireMFA'>;

/** Why a user must set up an authenticator. */
export type SecondFactorNeed = 'unknown' | 'required' | 'page';

/**
 * Returns whether and why a user must set up an authenticator first: the profile has no value, the firm
 * requires one, or the page does. Null if nothing is missing.
 */
export function secondFactorNeed(
  { mfa_enabled, requireMFA }: FactorClaims,
  { pageForces = false }: { pageForces?: boolean } = {},
): SecondFactorNeed | null {
  if (mfa_enabled === undefined) return 'unknown';
  if (requireMFA && !mfa_enabled) return 'required';
  return pageForces && !mfa_enabled ? 'page' : null;
}
