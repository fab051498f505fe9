import type { FastifyRequest } from 'fastify';
import type { App, Database } from '../app.ts';
import { node, text } from '../contract/nodes.ts';
import type { Principal } from '../domain/caller.ts';
import type { Opening } from '../domain/signing/prepareSignature.ts';
import { readSession, type SigningSession } from '../domain/signing/sessions.ts';
import { fullName, readSignerTask, type SigningTask, type TaskSigner } from '../domain/signing/tasks.ts';
import { notFound, Problem } from '../errors.ts';
import type { DocumentRow } from '../store/schema.ts';
import { sessionToken } from './cookies.ts';

/** The largest id that the contract knows. */
const largestId = 2_147_483_647;

/** A browser's session with everything it stands on. */
export interface SignerContext {
  token: string;
  session: SigningSession;
  document: DocumentRow;
  task: SigningTask;
  signer: TaskSigner;
  /** The firm wants its signers to sign in first, and this one has not. */
  needsLogin: boolean;
}

/** One answer for no session, another signer's, and one that has ended. */
function noSession(): Problem {
  return new Problem('signingSessionEnded');
}

export async function requireSignerContext(
  app: App,
  db: Database,
  token: string | undefined,
  signerId: number,
): Promise<SignerContext> {
  const session = await readSession(db, token, app.clock.now());
  if (token === undefined || session === null || session.signerId !== signerId) throw noSession();
  const found = await readSignerTask(db, signerId);
  const document = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', session.documentId)
    .where('firm_id', '=', session.firmId)
    .executeTakeFirst();
  const signer = found?.signers.find(({ id }) => id === signerId);
  if (found === null || document === undefined || signer === undefined) throw noSession();
  const task: SigningTask = document.deleted_at === null ? found : { ...found, state: 'removed' };
  return { token, session, document, task, signer, needsLogin: await asksLogin(db, session, signer) };
}

/** Staff have signed in to the portal, which gave them their ticket. */
async function asksLogin(db: Database, session: SigningSession, signer: TaskSigner): Promise<boolean> {
  if (signer.account_id === null || session.loginId === signer.login_id) return false;
  const firm = await db
    .selectFrom('firms')
    .select('enforce_signature_login')
    .where('id', '=', session.firmId)
    .executeTakeFirstOrThrow();
  return firm.enforce_signature_login;
}

/** The opening whose lock this session took with its PIN. */
export function openingOf({ session, needsLogin }: SignerContext): Opening {
  const { firmId, documentId, signerId, fence } = session;
  if (needsLogin || fence === null) throw new Problem('lockLost');
  return { firmId, documentId, signerId, fence };
}

/** The signer in whose name a call of the signing site is made. */
export interface SignerCaller extends Principal {
  signerContext: SignerContext;
}

/** The signer's id in the path; anything else is a page that is not there. */
export function signerIdOf({ params }: { params: unknown }): number {
  const id = text(node(params)['signerId']);
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > largestId) throw notFound();
  return Number(id);
}

/** Who calls, by the session's cookie and the signer of the path; throws a Problem 401. */
export function authenticateSigner(app: App) {
  return async (request: FastifyRequest): Promise<SignerCaller> => {
    const signerContext = await requireSignerContext(app, app.db, sessionToken(request), signerIdOf(request));
    const { document, signer } = signerContext;
    return {
      loginId: signer.login_id,
      firmId: document.firm_id,
      roles: ['Signer'],
      name: fullName(signer),
      signerContext,
    };
  };
}
