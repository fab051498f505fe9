import type { App, Database } from '../app.ts';
import type { Opening } from '../domain/signing/prepareSignature.ts';
import { runWork } from '../domain/signing/runWork.ts';
import { readSession, type SigningSession } from '../domain/signing/sessions.ts';
import { fullName, readSignerTask, type SigningTask, type TaskSigner } from '../domain/signing/tasks.ts';
import type { SigningWork } from '../domain/signing/work.ts';
import { Problem } from '../errors.ts';
import type { DocumentRow } from '../store/schema.ts';

/** A browser's session with everything it stands on. */
export interface Standing {
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

export async function requireStanding(
  app: App,
  db: Database,
  token: string | undefined,
  signerId: number,
): Promise<Standing> {
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
export function openingOf({ session, needsLogin }: Standing): Opening {
  const { firmId, documentId, signerId, fence } = session;
  if (needsLogin || fence === null) throw new Problem('lockLost');
  return { firmId, documentId, signerId, fence };
}

/** Work in the name of the session's signer. */
export function signerWork<T>(
  app: App,
  { document, signer }: Standing,
  operation: string,
  run: (work: SigningWork) => Promise<T>,
): Promise<T> {
  const actor = { name: fullName(signer), loginId: signer.login_id };
  const order = { operation, firmId: document.firm_id, documentId: document.id, actor };
  return runWork(app, order, run);
}
