import type { SessionProfile } from '../session/session.ts';
import type { Me } from './services.tsx';

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
