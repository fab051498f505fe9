import type { Database } from '../../app.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { PendingLogin } from '../../store/schemaSigning.ts';
import { SESSION_MS, TICKET_VALID_MS } from './constants.ts';
import type { Lock } from './locks.ts';
import { isToken, newToken, tokenHash } from './secrets.ts';

/** A browser that the signing site knows: one signer of one document. */
export interface SigningSession {
  firmId: number;
  documentId: number;
  signerId: number;
  /** Fence of the lock that this browser's PIN took; `null` before the PIN. */
  fence: number | null;
  /** The person who signed in at the identity site; `null` where that was not asked for. */
  loginId: number | null;
  /** `uid` of the identity site's session that this one came from and ends with; `null` where a link was enough. */
  identitySession: string | null;
}

/** A ticket for one opening of the signing frame: exchanged once, within a minute. Returns its token. */
export async function issueTicket(
  tx: Database,
  lock: Lock,
  identitySession: string,
  now: Date,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('signing_tickets')
    .values({
      token_hash: tokenHash(token),
      firm_id: lock.firmId,
      document_id: lock.documentId,
      signer_id: lock.signerId,
      fence: lock.fence,
      identity_session: identitySession,
      expires_at: new Date(now.getTime() + TICKET_VALID_MS),
    })
    .execute();
  return token;
}

/** Redeems a ticket; of many simultaneous calls, one gets the session. `null`: unknown, used, or expired. */
export async function redeemTicket(db: Database, token: string, now: Date): Promise<SigningSession | null> {
  if (!isToken(token)) return null;
  const ticket = await db
    .updateTable('signing_tickets')
    .set({ redeemed_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (ticket === undefined) return null;
  return {
    firmId: ticket.firm_id,
    documentId: ticket.document_id,
    signerId: ticket.signer_id,
    fence: ticket.fence,
    loginId: null,
    identitySession: ticket.identity_session,
  };
}

/** Starts a session; returns the token for its cookie. */
export async function startSession(db: Database, session: SigningSession, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('signing_sessions')
    .values({
      token_hash: tokenHash(token),
      firm_id: session.firmId,
      login_id: session.loginId,
      document_id: session.documentId,
      signer_id: session.signerId,
      fence: session.fence,
      identity_session: session.identitySession,
      created_at: now,
      expires_at: new Date(now.getTime() + SESSION_MS),
    })
    .execute();
  return token;
}

/** The session of a cookie's token; `null` when there is none or it has ended. */
export async function readSession(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<SigningSession | null> {
  if (token === undefined || !isToken(token)) return null;
  const row = await db
    .selectFrom('signing_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { firm_id: firmId, document_id: documentId, signer_id: signerId } = row;
  if (firmId === null || documentId === null || signerId === null) return null;
  const { fence, login_id: loginId, identity_session: identitySession } = row;
  return { firmId, documentId, signerId, fence, loginId, identitySession };
}

/** Gives the session the fence of the lock that its PIN took. */
export async function setSessionFence(db: Database, token: string, fence: number): Promise<void> {
  await db
    .updateTable('signing_sessions')
    .set({ fence })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}

/** Lets the open page of a lock's holder go on under its renewal; other sessions stay where they are. */
export async function moveSessions(db: Database, renewed: Lock): Promise<void> {
  await db
    .updateTable('signing_sessions')
    .set({ fence: renewed.fence })
    .where('firm_id', '=', renewed.firmId)
    .where('document_id', '=', renewed.documentId)
    .where('signer_id', '=', renewed.signerId)
    .where('fence', '=', renewed.fence - 1)
    .execute();
}

/** Notes who signed in for the session, as the firm's EnforceSignatureLogin asks for. */
export async function setSessionLogin(
  db: Database,
  sessionHash: Uint8Array,
  login: { loginId: number; identitySession: string },
): Promise<void> {
  await db
    .updateTable('signing_sessions')
    .set({ login_id: login.loginId, identity_session: login.identitySession })
    .where('token_hash', '=', sessionHash)
    .execute();
}

/** The signer and document of an account holder's link; `null` when it was replaced or never existed. */
export async function findLink(db: Database, token: string): Promise<SigningSession | null> {
  if (!isToken(token)) return null;
  const signer = await db
    .selectFrom('signers')
    .select(['id', 'firm_id', 'document_id'])
    .where('link_token_hash', '=', tokenHash(token))
    .where('account_id', 'is not', null)
    .executeTakeFirst();
  if (signer === undefined) return null;
  return {
    firmId: signer.firm_id,
    documentId: signer.document_id,
    signerId: signer.id,
    fence: null,
    loginId: null,
    identitySession: null,
  };
}

/** How long a sign-in may take, in milliseconds. */
const LOGIN_MS = 30 * 60_000;

/** Keeps what a sign-in needs when it comes back; returns the token of its cookie. */
export async function keepPendingLogin(db: Database, pending: PendingLogin, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto('signing_sessions')
    .values({
      token_hash: tokenHash(token),
      data: JSON.stringify(pending),
      created_at: now,
      expires_at: new Date(now.getTime() + LOGIN_MS),
    })
    .execute();
  return token;
}

/** Takes up a sign-in that began in this browser; of two responses to it, one counts. */
export async function takePendingLogin(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<PendingLogin | null> {
  if (token === undefined) return null;
  const row = await db
    .deleteFrom('signing_sessions')
    .where('token_hash', '=', tokenHash(token))
    .where('data', 'is not', null)
    .where('expires_at', '>', now)
    .returning('data')
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Returns the login of the subject if that is the person of the session's signer, else null. */
export async function loginOfSigner(db: Database, subject: string, signerId: number): Promise<number | null> {
  const row = await db
    .selectFrom('signers')
    .innerJoin('accounts', 'accounts.id', 'signers.account_id')
    .innerJoin('logins', 'logins.id', 'accounts.login_id')
    .select('logins.id')
    .where('signers.id', '=', signerId)
    .where('logins.subject', '=', subject)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The rules of the firm, where it and the person who signs are active. */
export async function activeFirm(
  db: Database,
  { signerId, firmId }: SigningSession,
): Promise<{ enforce_signature_login: boolean } | null> {
  const row = await db
    .selectFrom('signers')
    .innerJoin('firms', 'firms.id', 'signers.firm_id')
    .leftJoin('accounts', 'accounts.id', 'signers.account_id')
    .leftJoin('employees', 'employees.id', 'signers.employee_id')
    .select('firms.enforce_signature_login')
    .where('signers.id', '=', signerId)
    .where('firms.id', '=', firmId)
    .where('firms.is_active', '=', true)
    .where((eb) =>
      eb.or([
        eb.and([eb('accounts.is_active', '=', true), eb('accounts.deleted_at', 'is', null)]),
        eb.and([eb('employees.is_active', '=', true), eb('employees.deleted_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** A document of the firm, also one that it has deleted since. */
export async function documentOfFirm(
  db: Database,
  firmId: number,
  documentId: number,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
}
