import type { FastifyRequest } from 'fastify';
import type { App, Database } from '../app.ts';
import type { ReadPath } from '../contract.ts';
import type { Principal } from '../domain/caller.ts';
import { history } from '../domain/signing/history.ts';
import type { SignerVisit } from '../domain/signing/limits.ts';
import { tokenHash } from '../domain/signing/secrets.ts';
import { activeFirm, documentOfFirm, readSession, type SigningSession } from '../domain/signing/sessions.ts';
import { fullName, readSignerTask, type SigningTask, type TaskSigner } from '../domain/signing/tasks.ts';
import { Problem } from '../errors.ts';
import { noteSessionUse, readIdentitySession } from '../identity/index.ts';
import type { DocumentRow } from '../store/schema.ts';
import { signerIdIn } from './signerPath.ts';
import { sessionToken } from './cookies.ts';

/** A session of the signing site with its context. */
export interface SignerContext {
  session: SigningSession;
  /** Also one that the firm has deleted since. */
  document: DocumentRow;
  task: SigningTask;
  signer: TaskSigner;
  /** The PIN or a sign-in was given in this session, so it is the signer's and not that of a stranger with the link. */
  proven: boolean;
  /** The firm wants its signers to sign in first, and this one has not, or not any more. */
  needsLogin: boolean;
}

/** One response for no session, another signer's, and one that has ended. */
function sessionEnded(): Problem {
  return new Problem('signingSessionEnded');
}

/**
 * Returns the session's current context, read for each request; null once it has ended: when the account,
 * employee or firm is deactivated, and for staff when the portal session of their ticket ends.
 */
export async function findSignerContext(
  db: Database,
  session: SigningSession,
): Promise<SignerContext | null> {
  const { signerId, firmId, documentId } = session;
  const rules = await activeFirm(db, session);
  const task = rules === null ? null : await readSignerTask(db, signerId);
  const document = await documentOfFirm(db, firmId, documentId);
  const signer = task?.signers.find(({ id }) => id === signerId);
  if (rules === null || task === null || document === undefined || signer === undefined) return null;
  const signedIn = await isSignedIn(db, session, signer);
  if (signer.account_id === null && !signedIn) return null;
  return {
    session,
    document,
    task,
    signer,
    proven: signedIn || session.fence !== null,
    needsLogin: rules.enforce_signature_login && !signedIn,
  };
}

/** Whether the signer is signed in: staff to the portal, account holders where their firm asked for it. */
async function isSignedIn(db: Database, session: SigningSession, signer: TaskSigner): Promise<boolean> {
  const { identitySession, loginId } = session;
  if (identitySession === null) return false;
  if (signer.account_id !== null && loginId !== signer.login_id) return false;
  return (await readIdentitySession(db, signer.subject, identitySession)) !== null;
}

/** The session of a cookie for the signer of the path; throws the Problem 401 of one that has ended. */
export async function requireSignerContext(
  app: App,
  db: Database,
  token: string | undefined,
  signerId: number,
): Promise<SignerContext> {
  const session = await readSession(db, token, app.clock.now());
  const signerContext = session?.signerId === signerId ? await findSignerContext(db, session) : null;
  if (signerContext === null) throw sessionEnded();
  return signerContext;
}

/** Returns who makes the call, as its limit counts it. */
export function visitOf(
  { signer, proven }: SignerContext,
  token: string | undefined,
  address: string,
): SignerVisit {
  return {
    signerId: signer.id,
    address,
    provenSession: proven && token !== undefined ? tokenHash(token) : null,
  };
}

/** The signer that a call of the signing site acts for. */
export interface SignerCaller extends Principal {
  token: string;
  signerContext: SignerContext;
}

/** Returns the signer as the caller of a request with this session's token. */
export function callerOf(signerContext: SignerContext, token: string): SignerCaller {
  const { document, signer, proven } = signerContext;
  const name = fullName(signer);
  return {
    loginId: signer.login_id,
    firmId: document.firm_id,
    roles: ['Signer'],
    name,
    ...(proven ? {} : { unprovenName: history.withLinkOf(name) }),
    token,
    signerContext,
  };
}

/** Returns the caller by the session cookie and the signer in the path; throws a Problem 401. */
export function authenticateSigner(app: App) {
  return async (request: FastifyRequest, path: ReadPath): Promise<SignerCaller> => {
    const token = sessionToken(request);
    const signerContext = await requireSignerContext(app, app.db, token, signerIdIn(path()));
    const { identitySession } = signerContext.session;
    if (identitySession !== null) await noteSessionUse(app.db, identitySession);
    return callerOf(signerContext, token ?? '');
  };
}

/** The hash of the request's session token: a stranger with the link has another session than the signer. */
export function sessionHash(request: FastifyRequest): string {
  return Buffer.from(tokenHash(sessionToken(request) ?? '')).toString('hex');
}

/** Returns the caller by the session cookie alone; null if there is no session, or it has ended. */
export function recogniseSigner(app: App) {
  return async (request: FastifyRequest): Promise<SignerCaller | null> => {
    const token = sessionToken(request);
    const session = await readSession(app.db, token, app.clock.now());
    const signerContext = session === null ? null : await findSignerContext(app.db, session);
    return signerContext === null ? null : callerOf(signerContext, token ?? '');
  };
}
