/** `Signer`: anyone with a session of the signing site. */
export type Role = 'Administrator' | 'Employee' | 'Owner' | 'Signer';

/** The user of a call, on any site: checked by roles, history and idempotency. */
export interface Principal {
  loginId: number;
  firmId: number;
  roles: readonly Role[];
  /** Given name and surname. */
  name: string;
  /** How the history names who tried something, while that may be another person: anyone with a signer's link. */
  unprovenName?: string;
}

/** Who tried something, as far as it is certain. */
export function triedBy({ loginId, name, unprovenName }: Principal): {
  loginId: number | null;
  userFullName: string;
} {
  return unprovenName === undefined
    ? { loginId, userFullName: name }
    : { loginId: null, userFullName: unprovenName };
}

/** Whether it is an employee who calls. */
export function isEmployee(principal: Principal): principal is Caller {
  return 'employeeId' in principal;
}

/** An employee who calls, resolved for each call from the access token and the database. */
export interface Caller extends Principal {
  /** The `sub` of the token. */
  subject: string;
  employeeId: number;
  firmName: string;
  email: string;
  sessionId: string;
  /** Whether a second factor was used to sign in. */
  mfa: boolean;
}
