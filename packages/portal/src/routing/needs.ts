import { hasFeature, type FeatureName } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { SessionProfile } from '../session/session.ts';
import { secondFactorNeed } from '../session/secondFactor.ts';

/** What a route needs of whoever opens it; it states it in its `staticData`. */
export interface RouteNeeds {
  /** @default either role of a firm's staff */
  readonly role?: 'administrator' | 'owner';
  /** A feature of the firm. What nobody could read is not there. */
  readonly feature?: FeatureName;
  /** An authenticator, even where the firm does not ask for one. */
  readonly secondFactor?: true;
}

/** What is missing, the first thing that has to be told. */
export type Lack = 'role' | 'feature' | 'secondFactor';

interface Person {
  readonly profile: Pick<SessionProfile, 'roles' | 'mfa_enabled' | 'requireMFA'>;
  /** The features of the firm; undefined while they are not known. */
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

/** What somebody lacks to enter; null where nothing. The server refuses the same, whatever is shown. */
export function lackOf(needs: RouteNeeds, { profile, features }: Person): Lack | null {
  if (!hasRole(profile.roles, needs.role)) return 'role';
  if (needs.feature !== undefined && !hasFeature(features, needs.feature)) return 'feature';
  const forced = needs.secondFactor === true;
  return forced && secondFactorNeed(profile, { pageForces: true }) !== null ? 'secondFactor' : null;
}
