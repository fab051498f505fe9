import type { SessionProfile } from './session.ts';
import { sessionMessages } from './session.messages.ts';
import { SignInError } from './signInError.ts';

/** Roles that can sign in here. */
const acceptedRoles: readonly string[] = ['Administrator', 'Employee'];

function unreadable(claim: string): never {
  throw new SignInError(sessionMessages.unreadable, { code: 'invalid_token', details: `claim ${claim}` });
}

/**
 * Returns the profile from the claims of a verified ID token.
 *
 * @throws SignInError if a claim is missing, or the user has no accepted role
 */
export function profileOf(claims: Readonly<Record<string, unknown>>): SessionProfile {
  const text = (claim: string): string => {
    const value = claims[claim];
    return typeof value === 'string' ? value : unreadable(claim);
  };
  const id = (claim: string): number => {
    const value = claims[claim];
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : unreadable(claim);
  };
  const { roles, mfa_enabled: mfa, requireMFA } = claims;
  if (!Array.isArray(roles)) unreadable('roles');
  const validRoles = roles.filter((role) => typeof role === 'string');
  const email = text('email');
  if (!validRoles.some((role) => acceptedRoles.includes(role))) {
    throw new SignInError(sessionMessages.notAdmin(email), { code: 'access_denied', status: 403 });
  }
  return {
    userId: text('userId'),
    username: text('username'),
    name: text('name'),
    firstName: text('firstName'),
    email,
    roles: validRoles,
    connectedFirm: text('connectedFirm'),
    firmId: id('firmId'),
    portalUserID: id('portalUserID'),
    mfa_enabled: typeof mfa === 'boolean' ? mfa : undefined,
    requireMFA: requireMFA === true,
  };
}
