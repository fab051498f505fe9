import type { SessionProfile } from '../session/session.ts';
import type { Me } from './services.tsx';

/** Whether deleted documents are listed for the user, who may restore any of them. */
export function canRestoreAll({ roles }: Pick<Me, 'roles'>): boolean {
  return roles.includes('Administrator');
}

/** Returns what screens know of the signed-in user. */
export function meOf(profile: SessionProfile): Me {
  return {
    employeeId: profile.portalUserID,
    firmId: profile.firmId,
    name: profile.name,
    firstName: profile.firstName,
    email: profile.email,
    firm: profile.connectedFirm,
    roles: profile.roles,
  };
}
