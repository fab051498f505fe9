import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import { parseActionType } from '@countersign/api-client/rules';
import type { Database } from '../../app.ts';
import { PIN_TRIES } from '../signing/constants.ts';
import { pinState } from '../signing/pins.ts';
import type { Principal } from '../caller.ts';
import { nameParts } from './fileNameOf.ts';
import { unreadAmong } from './readMarks.ts';
import { taskSentence } from './taskSentence.ts';

type WireDocument = Schemas['Document'];
type WireSigner = Schemas['Signer'];

interface SignerLine {
  document_id: number;
  account_id: number | null;
  employee_id: number | null;
  status: string;
  comment: string | null;
  signed_at: Date | null;
  declined_at: Date | null;
  given_name: string;
  surname: string;
  email: string;
  lock_expires_at: Date | null;
  pin_usable: boolean;
  pin_hmac: Uint8Array | null;
  pin_dead: boolean;
  pin_tries: number;
  pin_expires_at: Date | null;
  pin_first_sent_at: Date | null;
  pin_sent_at: Date | null;
  pin_sends: number;
}

/**
 * Reads all signers of these documents' tasks, in signing order. A signer is an account or an employee: each has its
 * own join with the logins, because one join with whichever there is would read all logins of the database.
 */
export function signerLines(db: Database, ids: readonly number[], now: Date) {
  return db
    .selectFrom('signers')
    .innerJoin('signing_tasks', 'signing_tasks.id', 'signers.task_id')
    .leftJoin('accounts', 'accounts.id', 'signers.account_id')
    .leftJoin('employees', 'employees.id', 'signers.employee_id')
    .leftJoin('logins as account_logins', 'account_logins.id', 'accounts.login_id')
    .leftJoin('logins as employee_logins', 'employee_logins.id', 'employees.login_id')
    .leftJoin('signing_locks', (join) =>
      join
        .onRef('signing_locks.signer_id', '=', 'signers.id')
        .onRef('signing_locks.document_id', '=', 'signers.document_id')
        .on('signing_locks.expires_at', '>', now),
    )
    .select([
      'signers.document_id',
      'signers.account_id',
      'signers.employee_id',
      'signers.status',
      'signers.comment',
      'signers.signed_at',
      'signers.declined_at',
      'signers.pin_hmac',
      'signers.pin_dead',
      'signers.pin_tries',
      'signers.pin_expires_at',
      'signers.pin_first_sent_at',
      'signers.pin_sent_at',
      'signers.pin_sends',
      sql<string>`coalesce(account_logins.given_name, employee_logins.given_name)`.as('given_name'),
      sql<string>`coalesce(account_logins.surname, employee_logins.surname)`.as('surname'),
      sql<string>`coalesce(account_logins.email, employee_logins.email)`.as('email'),
      'signing_locks.expires_at as lock_expires_at',
      sql<boolean>`signers.pin_hmac is not null and not signers.pin_dead and signers.pin_expires_at > ${now}`.as(
        'pin_usable',
      ),
    ])
    .where('signers.document_id', 'in', ids)
    .where('signing_tasks.state', '<>', 'removed')
    .orderBy('signers.document_id')
    .orderBy('signers.position');
}

/** What became of a signer's PIN, also after they signed or declined; undefined if none was sent. */
function presentPin(line: SignerLine, now: Date): WireSigner['Pin'] {
  const state = line.status !== 'waiting' ? 'used' : pinState(line, now);
  if (line.pin_sends === 0 || state === 'never') return undefined;
  return {
    State: state,
    FirstSentDate: line.pin_first_sent_at?.toISOString() ?? null,
    SentDate: line.pin_sent_at?.toISOString() ?? null,
    Sent: line.pin_sends,
    WrongAttempts: state === 'used' ? 0 : Math.min(line.pin_tries, PIN_TRIES),
    AttemptsLeft: state === 'usable' ? PIN_TRIES - line.pin_tries : 0,
    ValidUntil: line.pin_expires_at?.toISOString() ?? null,
  };
}

/** Of which lists need not know. */
type Details = { now: Date } | null;

function presentSigner(line: SignerLine, details: Details): WireSigner {
  const pin = details === null ? undefined : presentPin(line, details.now);
  return {
    ...(line.account_id === null ? {} : { UserId: line.account_id }),
    ...(line.employee_id === null ? {} : { EmployeeId: line.employee_id }),
    GivenName: line.given_name,
    Surname: line.surname,
    Email: line.email,
    SignedDate: line.signed_at?.toISOString() ?? null,
    DeclinedDate: line.declined_at?.toISOString() ?? null,
    InUse: line.lock_expires_at !== null,
    LockExpires: line.lock_expires_at?.toISOString() ?? null,
    PinUsable: line.pin_usable,
    ...(pin === undefined ? {} : { Pin: pin }),
  };
}

/** `detailed`: with what lists leave out, of which a page shows one at a time. */
interface PresentOptions {
  detailed?: boolean;
}

/** The firm's documents with these ids as the contract shows them to this reader, in the order of the ids; missing ones are left out. */
export async function presentDocuments(
  db: Database,
  { firmId, loginId }: Pick<Principal, 'firmId' | 'loginId'>,
  ids: readonly number[],
  now: Date,
  { detailed = false }: PresentOptions = {},
): Promise<WireDocument[]> {
  if (ids.length === 0) return [];
  const details = detailed ? { now } : null;
  const unread = await unreadAmong(db, loginId, ids);
  const rows = await db
    .selectFrom('documents')
    .innerJoin('clients', 'clients.id', 'documents.client_id')
    .leftJoin('filters', 'filters.id', 'documents.filter_id')
    .leftJoin('document_versions', 'document_versions.id', 'documents.current_version_id')
    .select([
      'documents.id',
      'documents.title',
      'documents.extension',
      'documents.uploaded_extension',
      'documents.created_by',
      'documents.created_at',
      'documents.modified_at',
      'documents.notifications',
      'documents.notifications_enabled',
      'documents.action_type',
      'documents.size as original_size',
      'document_versions.size as current_size',
      'clients.id as client_id',
      'clients.name as client_name',
      'filters.id as filter_id',
      'filters.text as filter_text',
    ])
    .where('documents.firm_id', '=', firmId)
    .where('documents.id', 'in', ids)
    .where('documents.deleted_at', 'is', null)
    .where('clients.deleted_at', 'is', null)
    .execute();
  const all: SignerLine[] = await signerLines(db, ids, now).execute();
  const lines = Map.groupBy(all, (line) => line.document_id);
  const documents = new Map<number, WireDocument>();
  for (const row of rows) {
    const signers = lines.get(row.id) ?? [];
    const declined = signers.find((line) => line.status === 'declined');
    const employee = signers.find((line) => line.employee_id !== null);
    const type = parseActionType(row.action_type);
    const present = (line: SignerLine) => presentSigner(line, details);
    documents.set(row.id, {
      Id: row.id,
      ...nameParts(row),
      CreatedBy: row.created_by,
      CreatedDate: row.created_at.toISOString(),
      ModifiedDate: row.modified_at.toISOString(),
      Notifications: row.notifications,
      EnabledNotifications: row.notifications_enabled,
      ActionTypeE: type,
      Task: taskSentence(type, signers.map(asTaskSigner)),
      UsersToSign: signers.filter((line) => line.account_id !== null).map(present),
      EmployeeToSign: employee === undefined ? null : present(employee),
      SignedUsers: signers.filter((line) => line.status === 'signed').map(present),
      DeclinedBy: declined === undefined ? null : `${declined.given_name} ${declined.surname}`,
      DeclineComment: declined?.comment ?? null,
      DocumentAdobeSigningUsers: [],
      DocumentFilter: row.filter_id === null ? null : { Id: row.filter_id, Text: row.filter_text ?? '' },
      Client: { Id: row.client_id, Name: row.client_name },
      Size: row.current_size ?? row.original_size,
      Unread: unread.has(row.id),
    });
  }
  return ids.flatMap((id) => documents.get(id) ?? []);
}

function asTaskSigner(line: SignerLine) {
  return {
    name: `${line.given_name} ${line.surname}`.trim(),
    signed: line.status === 'signed',
    declined: line.status === 'declined',
  };
}
