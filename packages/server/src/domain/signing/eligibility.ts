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

/** null: it is no PDF at all, which the check of the format tells. */
const fileCodes: Record<RefusalCode, CheckCode | null> = {
  empty: null,
  notPdf: null,
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

/** Whether it is a PDF: by its name, and by what stands in it. One check says one thing, so both speak here. */
function formatCheck(document: DocumentRow, inspection: Inspection | null): SetUpCheck {
  const code = 'extension';
  if (inspection === null) return { code, passed: false, message: words.pdfOnly };
  const isOther = !inspection.ok && (inspection.code === 'notPdf' || inspection.code === 'empty');
  return isOther
    ? { code, passed: false, message: words.checks.notPdf(document.extension, inspection.reason) }
    : { code, passed: true, message: words.checks.pdf };
}

/** What is wrong inside a PDF; nothing to say about a file that is none. */
function contentCheck(inspection: Inspection | null): SetUpCheck[] {
  if (inspection === null) return [];
  if (inspection.ok) {
    return [{ code: 'readable', passed: true, message: words.checks.readable(inspection.pages) }];
  }
  const code = fileCodes[inspection.code];
  return code === null ? [] : [{ code, passed: false, message: inspection.reason }];
}

/** Everything that has to be in order before a task can be set up; the file is read only if it may be a PDF. */
export async function checkSetUp(
  document: DocumentRow,
  readBytes: () => Promise<Uint8Array>,
): Promise<SetUpChecks> {
  const inspection = document.extension === 'pdf' ? await inspectPdf(await readBytes()) : null;
  const format = formatCheck(document, inspection);
  const rest: SetUpCheck[] = [
    taskCheck(document),
    {
      code: 'notifications',
      passed: document.notifications_enabled,
      message: document.notifications_enabled ? words.checks.notifications : words.notificationsOff,
    },
  ];
  const content = contentCheck(inspection);
  const checks = [format, ...rest, ...content];
  const refused = rest.find((check) => !check.passed);
  if (refused !== undefined && format.passed) return { checks, message: refused.message };
  // Of the file, the sentence of the specification speaks; the check tells what exactly is wrong.
  if (inspection !== null && !inspection.ok) return { checks, message: inspection.message };
  return { checks, message: format.passed ? null : format.message };
}
