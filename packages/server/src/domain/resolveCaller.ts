import type { Database } from '../app.ts';
import { Problem } from '../errors.ts';
import type { Caller, Role } from './caller.ts';

/** What an access token says that was verified. */
export interface CallerClaims {
  subject: string;
  sessionId: string;
  mfa: boolean;
}

/**
 * Returns the current employee behind a token: a removed role or a deactivated account takes effect from the
 * next call on. Throws a Problem 401 for users without access to the portal, and 403 for those who signed in
 * without the second factor that their firm requires.
 */
export async function resolveCaller(db: Database, claims: CallerClaims): Promise<Caller> {
  const row = await db
    .selectFrom('logins')
    .innerJoin('employees', 'employees.login_id', 'logins.id')
    .innerJoin('firms', 'firms.id', 'employees.firm_id')
    .select([
      'logins.id as login_id',
      'logins.email',
      'logins.given_name',
      'logins.surname',
      'employees.id as employee_id',
      'employees.is_admin',
      'employees.is_owner',
      'firms.id as firm_id',
      'firms.name as firm_name',
      'firms.enforce_account_mfa',
    ])
    .where('logins.subject', '=', claims.subject)
    .where('employees.deleted_at', 'is', null)
    .where('employees.is_active', '=', true)
    .where('employees.accepted_at', 'is not', null)
    .where('firms.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('sessionUnreadable');
  if (row.enforce_account_mfa && !claims.mfa) throw new Problem('secondFactorRequired');
  const roles: Role[] = [row.is_admin ? 'Administrator' : 'Employee'];
  if (row.is_owner) roles.push('Owner');
  return {
    loginId: row.login_id,
    subject: claims.subject,
    employeeId: row.employee_id,
    firmId: row.firm_id,
    firmName: row.firm_name,
    roles,
    name: `${row.given_name} ${row.surname}`.trim(),
    email: row.email,
    sessionId: claims.sessionId,
    mfa: claims.mfa,
  };
}
