import { whyNotSetUp } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { inspectPdf, type Inspection } from '../../pdf/inspect.ts';
import type { RefusalCode } from '../../pdf/refusal.ts';
import type { DocumentRow } from '../../store/schema.ts';
import { actionTypeOf } from './tasks.ts';
import { SigningRefused } from './refusals.ts';
import { words } from './signing.messages.ts';

export interface EligiblePerson {
  id: number;
  givenName: string;
  surname: string;
  email: string;
}

/**
 * The chosen accounts, in the chosen order.
 * An account of another client or firm, an inactive and a missing one are refused with the same words.
 */
export async function eligibleAccounts(
  db: Database,
  document: DocumentRow,
  accountIds: readonly number[],
): Promise<EligiblePerson[]> {
  if (accountIds.length === 0) throw new SigningRefused('invalid', words.noAccount);
  if (new Set(accountIds).size !== accountIds.length) throw new SigningRefused('invalid', words.accountTwice);
  const rows = await db
    .selectFrom('client_accounts')
    .innerJoin('accounts', 'accounts.id', 'client_accounts.account_id')
    .innerJoin('logins', 'logins.id', 'accounts.login_id')
    .select(['accounts.id', 'logins.given_name as givenName', 'logins.surname', 'logins.email'])
    .where('client_accounts.client_id', '=', document.client_id)
    .where('client_accounts.firm_id', '=', document.firm_id)
    .where('accounts.id', 'in', [...accountIds])
    .where('accounts.is_active', '=', true)
    .where('accounts.deleted_at', 'is', null)
    .execute();
  return accountIds.map((id) => {
    const found = rows.find((row) => row.id === id);
    if (found === undefined) throw new SigningRefused('invalid', words.accountNotEligible);
    return found;
  });
}

/** The firm's representative: active, a signatory, and with an accepted invite. */
export async function eligibleEmployee(
  db: Database,
  firmId: number,
  employeeId: number,
): Promise<EligiblePerson> {
  const row = await db
    .selectFrom('employees')
    .innerJoin('logins', 'logins.id', 'employees.login_id')
    .select(['employees.id', 'logins.given_name as givenName', 'logins.surname', 'logins.email'])
    .where('employees.firm_id', '=', firmId)
    .where('employees.id', '=', employeeId)
    .where('employees.is_active', '=', true)
    .where('employees.signatory', '=', true)
    .where('employees.accepted_at', 'is not', null)
    .where('employees.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new SigningRefused('invalid', words.noEmployee);
  return row;
}

/** The last five tell what is wrong with the file; `readable` when nothing is. */
export type CheckCode =
  'extension' | 'task' | 'notifications' | 'readable' | 'encrypted' | 'damaged' | 'pages' | 'signed';

const fileCodes: Record<RefusalCode, CheckCode> = {
  empty: 'readable',
  notPdf: 'readable',
  encrypted: 'encrypted',
  restricted: 'encrypted',
  broken: 'damaged',
  repaired: 'damaged',
  noPages: 'pages',
  alreadySigned: 'signed',
};

export interface SetUpCheck {
  code: CheckCode;
  passed: boolean;
  message: string;
}

export interface SetUpChecks {
  checks: SetUpCheck[];
  /** The sentence to show when one failed, else null. */
  message: string | null;
}

function taskCheck(document: DocumentRow): SetUpCheck {
  const reason = whyNotSetUp({ ActionTypeE: actionTypeOf(document), Extension: 'pdf' });
  return { code: 'task', passed: reason === null, message: reason ?? words.checks.noTask };
}

function fileCheck(inspection: Inspection | null): SetUpCheck[] {
  if (inspection === null) return [];
  return [
    {
      code: inspection.ok ? 'readable' : fileCodes[inspection.code],
      passed: inspection.ok,
      message: inspection.ok ? words.checks.readable(inspection.pages) : inspection.reason,
    },
  ];
}

/** Everything that has to be in order before a task can be set up; the file is read only if it may be a PDF. */
export async function checkSetUp(
  document: DocumentRow,
  readBytes: () => Promise<Uint8Array>,
): Promise<SetUpChecks> {
  const isPdf = document.extension === 'pdf';
  const inspection = isPdf ? await inspectPdf(await readBytes()) : null;
  const checks: SetUpCheck[] = [
    { code: 'extension', passed: isPdf, message: isPdf ? words.checks.pdf : words.pdfOnly },
    taskCheck(document),
    {
      code: 'notifications',
      passed: document.notifications_enabled,
      message: document.notifications_enabled ? words.checks.notifications : words.notificationsOff,
    },
    ...fileCheck(inspection),
  ];
  const failed = checks.find((check) => !check.passed);
  if (failed === undefined) return { checks, message: null };
  const isFile = failed === checks.at(-1) && inspection !== null && !inspection.ok;
  return { checks, message: isFile ? inspection.message : failed.message };
}
