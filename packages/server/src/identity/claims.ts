import type { AccountClaims } from 'oidc-provider';
import type { Role } from '../domain/caller.ts';
import type { Person } from './people.ts';

/** The claims of the session profile, as the portal reads them; all belong to the scope `openid`. */
export const profileClaims = [
  'sub',
  'userId',
  'username',
  'name',
  'given_name',
  'family_name',
  'firstName',
  'email',
  'roles',
  'connectedFirm',
  'firmId',
  'portalUserID',
  'mfa_enabled',
  'requireMFA',
] as const;

/** The `uid` of the session that a sign-in at the signing site came from; the portal reads it in its access token. */
export const sessionClaim = 'sessionUid';

function rolesOf(person: Pick<Person, 'employee'>): Role[] {
  if (person.employee === null) return [];
  const role: Role = person.employee.isAdmin ? 'Administrator' : 'Employee';
  return person.employee.isOwner ? [role, 'Owner'] : [role];
}

/** A profile without a second-factor value has no `mfa_enabled` claim (decision B3). */
export function claimsOf(person: Person): AccountClaims {
  const { subject, givenName, surname, email, employee, mfaEnabled, requireMfa } = person;
  return {
    sub: subject,
    userId: subject,
    username: email,
    name: `${givenName} ${surname}`.trim(),
    given_name: givenName,
    family_name: surname,
    firstName: givenName,
    email,
    roles: rolesOf(person),
    ...(mfaEnabled === null ? {} : { mfa_enabled: mfaEnabled }),
    ...(employee === null
      ? {}
      : {
          connectedFirm: employee.firmName,
          firmId: employee.firmId,
          portalUserID: employee.employeeId,
          requireMFA: requireMfa,
        }),
  };
}
