export type Role = 'Administrator' | 'Employee' | 'Owner';

/** Who calls, resolved for each call from the access token and the database. */
export interface Caller {
  loginId: number;
  /** The `sub` of the token. */
  subject: string;
  employeeId: number;
  firmId: number;
  firmName: string;
  roles: readonly Role[];
  /** Given name and surname. */
  name: string;
  email: string;
  sessionId: string;
  /** Whether a second factor was used to sign in. */
  mfa: boolean;
}
