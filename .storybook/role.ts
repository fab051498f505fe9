import { profileOf } from '../packages/portal/src/session/profile.ts';
import type { SessionState } from '../packages/portal/src/session/session.ts';
import { asSignInError } from '../packages/portal/src/session/signInError.ts';
import { staffClaims } from '../packages/portal/src/session/testing/claims.ts';

/** Who looks at a screen of the portal, as the toolbar sets it. */
export const roleChoices = {
  administrator: { title: 'Administrator' },
  employee: { title: 'Employee' },
  owner: { title: 'Owner', right: 'with Administrator' },
  none: { title: 'Client', right: 'no role here' },
} as const;

export type RoleChoice = keyof typeof roleChoices;

const rolesOf: Readonly<Record<RoleChoice, readonly string[]>> = {
  administrator: ['Administrator'],
  employee: ['Employee'],
  owner: ['Administrator', 'Owner'],
  none: [],
};

/** The session after a sign-in with these roles, judged by the portal's own reading of the identity token. */
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
