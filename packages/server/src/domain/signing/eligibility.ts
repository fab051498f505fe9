import {
  pdfReasons,
  errorSentences,
  setUpError,
  type PdfErrorCode,
  type ErrorCode,
} from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { PdfFile } from '../../pdf/file.ts';
import type { Inspection } from '../../pdf/inspect.ts';
import { inspectPdf } from '../../pdf/processing.ts';
import type { DocumentRow } from '../../store/schema.ts';
import { firmHasFeature } from '../features.ts';
import { ruled } from './manage.ts';
import { messages } from './signing.messages.ts';

export interface EligiblePerson {
  id: number;
  givenName: string;
  surname: string;
  email: string;
}

/**
 * Returns the selected accounts, in that order. An inactive or missing account, and one of another client or
 * firm, are rejected with the same sentence.
 */
export async function eligibleAccounts(
  db: Database,
  document: DocumentRow,
  accountIds: readonly number[],
): Promise<EligiblePerson[]> {
  if (accountIds.length === 0) throw new Problem('noAccount');
  if (new Set(accountIds).size !== accountIds.length) throw new Problem('accountTwice');
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
    if (found === undefined) throw new Problem('accountNotEligible');
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
  if (row === undefined) throw new Problem('employeeNotEligible');
  return row;
}

/** From `readable` on they say what is wrong with the file; `readable` also if nothing is. */
export type CheckCode =
  | 'offered'
  | 'extension'
  | 'task'
  | 'notifications'
  | 'readable'
  | 'encrypted'
  | 'damaged'
  | 'pages'
  | 'signed'
  | 'size';

/** null: not a PDF at all, which the format check reports. */
const fileCodes: Record<PdfErrorCode, CheckCode | null> = {
  pdfEmpty: null,
  pdfUnrecognised: null,
  pdfEncrypted: 'encrypted',
  pdfRestricted: 'encrypted',
  pdfBroken: 'damaged',
  pdfRepaired: 'damaged',
  pdfWithoutPages: 'pages',
  pdfSignedBefore: 'signed',
  pdfTooLarge: 'size',
  pdfTooComplex: 'readable',
};

export interface SetUpCheck {
  code: CheckCode;
  passed: boolean;
  message: string;
  /** Error code of the setup if the check failed. */
  refusal: ErrorCode | null;
}

export interface SetUpChecks {
  checks: SetUpCheck[];
  /** Error of the setup; null if nothing prevents it. */
  refusal: Problem | null;
}

function check(code: CheckCode, refusal: ErrorCode | null, passed: string): SetUpCheck {
  const message = refusal === null ? passed : errorSentences[refusal];
  return { code, passed: refusal === null, message, refusal };
}

function taskCheck(document: DocumentRow): SetUpCheck {
  // Its format and its notifications have checks of their own.
  const refusal = setUpError({ ...ruled(document), EnabledNotifications: true, Extension: 'pdf' });
  return check('task', refusal, messages.checks.noTask);
}

/**
 * Checks whether it is a PDF, by its name and its content. One check gives one result, so both are combined
 * here.
 */
function formatCheck(document: DocumentRow, inspection: Inspection | null): SetUpCheck {
  if (inspection === null) return check('extension', 'notPdf', messages.checks.pdf);
  if (inspection.ok || fileCodes[inspection.code] !== null)
    return check('extension', null, messages.checks.pdf);
  const message = messages.checks.notPdf(document.extension, pdfReasons[inspection.code]);
  return { code: 'extension', passed: false, message, refusal: inspection.code };
}

/** Checks the content of a PDF; no result for a file that is not one. */
function contentCheck(inspection: Inspection | null, largest: number): SetUpCheck[] {
  if (inspection === null) return [];
  if (inspection.ok) return [check('readable', null, messages.checks.readable(inspection.pages))];
  const code = fileCodes[inspection.code];
  if (code === null) return [];
  const message = inspection.code === 'pdfTooLarge' ? tooLarge(largest).message : pdfReasons[inspection.code];
  return [{ code, passed: false, message, refusal: inspection.code }];
}

/** Whether the firm may set up signing at all, whatever the document is. */
export async function isOffered(db: Database, firmId: number): Promise<boolean> {
  return !(await firmHasFeature(db, firmId, 'DisabledGroupDocs'));
}

/** The one check where signing is not offered: no file is read for it. */
export function notOffered(): SetUpChecks {
  const refused = check('offered', 'signingNotOffered', '');
  return { checks: [refused], refusal: new Problem('signingNotOffered') };
}

/** Throws unless a document may have a task, as far as its row tells. */
export function requireFree(document: DocumentRow): void {
  const refusal = setUpError({ ...ruled(document), Extension: document.extension });
  if (refusal !== null) throw new Problem(refusal);
}

const megabyte = 1024 * 1024;

/** @param largest The largest file that can be signed, in bytes. */
export function tooLarge(largest: number): Problem {
  return new Problem('pdfTooLarge', { sentence: messages.pdfTooLarge(largest / megabyte) });
}

/** Looks into a file, unless it is too large for that. */
async function inspectFile(file: PdfFile, largest: number): Promise<Inspection> {
  return file.size > largest ? { ok: false, code: 'pdfTooLarge' } : inspectPdf(file);
}

/**
 * Everything that has to be in order before a task can be set up; the file is read only if it may be a PDF.
 *
 * @param largest The largest file that can be signed, in bytes.
 * @throws Problem signingBusy when too many files wait to be checked.
 */
export async function checkSetUp(
  document: DocumentRow,
  findFile: () => Promise<PdfFile>,
  largest: number,
): Promise<SetUpChecks> {
  const inspection = document.extension === 'pdf' ? await inspectFile(await findFile(), largest) : null;
  const format = formatCheck(document, inspection);
  const rest = [
    taskCheck(document),
    check(
      'notifications',
      document.notifications_enabled ? null : 'notificationsOff',
      messages.checks.notifications,
    ),
  ];
  // Errors of the file come last, because the sentences about the task or the notifications are clearer.
  const checks = [format, ...rest, ...contentCheck(inspection, largest)];
  const inOrder = format.passed ? checks : [format];
  const code = inOrder.find(({ passed }) => !passed)?.refusal ?? null;
  if (code === null) return { checks, refusal: null };
  return { checks, refusal: code === 'pdfTooLarge' ? tooLarge(largest) : new Problem(code) };
}
