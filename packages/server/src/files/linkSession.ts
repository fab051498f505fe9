import { sql, type RawBuilder } from 'kysely';
import { isActiveSession } from '../identity/session/sessionLimit.ts';

/** The session that asked for a link, which ends with it: of the identity site, or of a signer by its token's hash. */
export type LinkSession =
  { readonly identitySession: string } | { readonly signingSession: Uint8Array<ArrayBufferLike> };

/** Whether a session of the identity site is active, and that login's. */
function isSignedIn(uid: RawBuilder<unknown>, loginId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from oidc_records join logins on logins.subject = oidc_records.account_id::uuid
    where oidc_records.model = 'Session' and oidc_records.uid = ${uid} and logins.id = ${loginId}
      and ${isActiveSession()})`;
}

/** For the links of staff: whether their session lasts, and they and their firm are active. */
export function isOfStaff(
  table: 'download_tickets' | 'history_tickets' | 'archive_tickets',
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${isSignedIn(column('identity_session'), column('login_id'))} and exists (
    select from employees join firms on firms.id = employees.firm_id
    where employees.login_id = ${column('login_id')} and employees.firm_id = ${column('firm_id')}
      and employees.is_active and employees.deleted_at is null and employees.accepted_at is not null
      and firms.is_active))`;
}

/**
 * For the links of the signing site, which only who holds the document gets: whether the session lasts, still has the
 * lock of an open task, and the signer and the firm are active. Staff must still be signed in to the portal, and account
 * holders where their firm wants them to sign in.
 */
export function isOfSigner(now: Date): RawBuilder<boolean> {
  const signedIn = isSignedIn(sql`signing.identity_session`, sql`download_tickets.login_id`);
  return sql<boolean>`exists (
    select from signing_sessions signing
    join signers on signers.id = signing.signer_id
    join signing_tasks on signing_tasks.id = signers.task_id and signing_tasks.state = 'open'
    join signing_locks held on held.document_id = signing.document_id and held.signer_id = signing.signer_id
      and held.fence = signing.fence and held.expires_at > ${now}::timestamptz
    join firms on firms.id = signing.firm_id
    left join accounts on accounts.id = signers.account_id
    left join employees on employees.id = signers.employee_id
    where signing.token_hash = download_tickets.signing_session and signing.expires_at > ${now}::timestamptz
      and firms.is_active
      and coalesce(accounts.is_active and accounts.deleted_at is null, employees.is_active and employees.deleted_at is null)
      and (${signedIn} or (accounts.id is not null and not firms.enforce_signature_login)))`;
}
