import { hasFeature, type FeatureName } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { SessionProfile } from '../session/session.ts';
import { secondFactorNeed } from '../session/secondFactor.ts';

/** Requirements of a route for its users, declared in its `staticData`. */
export interface RouteNeeds {
  /** @default either role of a firm's staff */
  readonly role?: 'administrator' | 'owner';
  /** A feature of the firm. A feature that cannot be read counts as missing. */
  readonly feature?: FeatureName;
  /** An authenticator, even if the firm does not require one. */
  readonly secondFactor?: true;
}

/** The first missing requirement. */
export type Lack = 'role' | 'feature' | 'secondFactor';

interface Person {
  readonly profile: Pick<SessionProfile, 'roles' | 'mfa_enabled' | 'requireMFA'>;
  /** Features of the firm; undefined while unknown. */
  readonly features?: readonly Schemas['Feature'][] | undefined;
}

function hasRole(roles: readonly string[], role: RouteNeeds['role']): boolean {
  switch (role) {
    case 'owner':
      return roles.includes('Owner');
    case 'administrator':
      return roles.includes('Administrator');
    case undefined:
      return roles.includes('Administrator') || roles.includes('Employee');
  }
}

/**
 * Returns what a user lacks to open the route; null if nothing. The server enforces the same, whatever is
 * shown.
 */
export function lackOf(needs: RouteNeeds, { profile, features }: Person): Lack | null {
  if (!hasRole(profile.roles, needs.role)) return 'role';
  if (needs.feature !== undefined && !hasFeature(features, needs.feature)) return 'feature';
  const forced = needs.secondFactor === true;
  return forced && secondFactorNeed(profile, { pageForces: true }) !== null ? 'secondFactor' : null;
}
