import type { Database } from '../app.ts';

/** A login with what decides about its sign-in. */
export interface Person {
  loginId: number;
  subject: string;
  email: string;
  givenName: string;
  surname: string;
  passwordHash: string | null;
  totpSecret: Uint8Array | null;
  totpLastStep: number | null;
  mfaEnabled: boolean | null;
  /** The membership that the portal needs: active, accepted, of an active firm. */
  employee: Employment | null;
  /** Whether any active, accepted account membership exists. */
  isAccountHolder: boolean;
  /** The firm whose history notes the sign-in. */
  firmId: number | null;
  /** Whether the firm of any of these memberships requires a second factor. */
  requireMfa: boolean;
}

export interface Employment {
  employeeId: number;
  firmId: number;
  firmName: string;
  isAdmin: boolean;
  isOwner: boolean;
}

function logins(db: Database) {
  return db
    .selectFrom('logins')
    .select([
      'id',
      'subject',
      'email',
      'given_name',
      'surname',
      'password_hash',
      'totp_secret',
      'totp_last_step',
      'mfa_enabled',
    ]);
}

async function findEmployment(db: Database, loginId: number) {
  const row = await db
    .selectFrom('employees')
    .innerJoin('firms', 'firms.id', 'employees.firm_id')
    .select([
      'employees.id as employee_id',
      'employees.is_admin',
      'employees.is_owner',
      'firms.id as firm_id',
      'firms.name as firm_name',
      'firms.enforce_account_mfa',
    ])
    .where('employees.login_id', '=', loginId)
    .where('employees.deleted_at', 'is', null)
    .where('employees.is_active', '=', true)
    .where('employees.accepted_at', 'is not', null)
    .where('firms.is_active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  const employment: Employment = {
    employeeId: row.employee_id,
    firmId: row.firm_id,
    firmName: row.firm_name,
    isAdmin: row.is_admin,
    isOwner: row.is_owner,
  };
  return { employment, requireMfa: row.enforce_account_mfa };
}

/** The firms of a person's active, accepted accounts, the oldest account first. */
function findAccountFirms(db: Database, loginId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('firms', 'firms.id', 'accounts.firm_id')
    .select(['accounts.firm_id', 'firms.enforce_account_mfa'])
    .where('accounts.login_id', '=', loginId)
    .where('accounts.deleted_at', 'is', null)
    .where('accounts.is_active', '=', true)
    .where('accounts.accepted_at', 'is not', null)
    .where('firms.is_active', '=', true)
    .orderBy('accounts.id')
    .execute();
}

async function complete(
  db: Database,
  row: Awaited<ReturnType<ReturnType<typeof logins>['executeTakeFirst']>>,
): Promise<Person | null> {
  // Asked for an unknown person, too: what is known must not show in the time that it takes.
  const [employed, accountFirms] = await Promise.all([
    findEmployment(db, row?.id ?? 0),
    findAccountFirms(db, row?.id ?? 0),
  ]);
  if (row === undefined) return null;
  const employee = employed?.employment ?? null;
  return {
    loginId: row.id,
    subject: row.subject,
    email: row.email,
    givenName: row.given_name,
    surname: row.surname,
    passwordHash: row.password_hash,
    totpSecret: row.totp_secret,
    totpLastStep: row.totp_last_step,
    mfaEnabled: row.mfa_enabled,
    employee,
    isAccountHolder: accountFirms.length > 0,
    firmId: employee?.firmId ?? accountFirms[0]?.firm_id ?? null,
    requireMfa: employed?.requireMfa === true || accountFirms.some((firm) => firm.enforce_account_mfa),
  };
}

/** The person of an email address, whatever its case. */
export async function findByEmail(db: Database, email: string): Promise<Person | null> {
  return complete(db, await logins(db).where('email_key', '=', email.toLowerCase()).executeTakeFirst());
}

/** The person of a token's subject. */
export async function findBySubject(db: Database, subject: string): Promise<Person | null> {
  return complete(db, await logins(db).where('subject', '=', subject).executeTakeFirst());
}
