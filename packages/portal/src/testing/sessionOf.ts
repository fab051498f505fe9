import type { RoleChoice } from '@countersign/story-kit';
import { profileOf } from '../session/profile.ts';
import type { SessionState } from '../session/session.ts';
import { asSignInError } from '../session/signInError.ts';
import { staffClaims } from '../session/testing/claims.ts';

const rolesOf: Readonly<Record<RoleChoice, readonly string[]>> = {
  administrator: ['Administrator'],
  employee: ['Employee'],
  owner: ['Administrator', 'Owner'],
  none: [],
};

/** Creates the session after a sign-in with these roles, using the portal's own parsing of the ID token. */
export function sessionOf(choice: RoleChoice): SessionState {
  try {
    const claims = staffClaims({
      username: 'imogen.hartley@harrowfinch.example',
      name: 'Imogen Hartley',
      firstName: 'Imogen',
      email: 'imogen.hartley@harrowfinch.example',
      roles: rolesOf[choice],
      portalUserID: 1,
    });
    return { status: 'signedIn', profile: profileOf(claims) };
  } catch (error) {
    return { status: 'refused', message: asSignInError(error).message };
  }
}
