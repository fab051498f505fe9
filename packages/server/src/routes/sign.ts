import { refusalSentences } from '@countersign/api-client/rules';
import type { Context, Handlers } from '../contract.ts';
import { findDocument } from '../domain/documents/find.ts';
import { commitSignature } from '../domain/signing/commitSignature.ts';
import { checkSetUp } from '../domain/signing/eligibility.ts';
import { history } from '../domain/signing/history.ts';
import { renewLock, type Lock } from '../domain/signing/locks.ts';
import { issueTicket } from '../domain/signing/sessions.ts';
import { setUpClickToSign } from '../domain/signing/setUp.ts';
import { lockDocument, readTask, type TaskSigner } from '../domain/signing/tasks.ts';
import { currentVersion, versionBytes } from '../domain/signing/versions.ts';
import { requireTurn, verifyPin } from '../domain/signing/verifyPin.ts';
import type { SigningWork } from '../domain/signing/work.ts';
import { Problem } from '../errors.ts';
import { showDocument } from './documents.ts';
import { signingWork } from './signingWork.ts';

/** Where the signing frame opens: the ticket is good for one exchange within a minute. */
async function signingUrl({ app, tx, now }: SigningWork, lock: Lock): Promise<string> {
  return `${app.config.origins.signing}/frame?ticket=${await issueTicket(tx, lock, now)}`;
}

function isCaller({ caller }: Context): (signer: TaskSigner) => boolean {
  return (signer) => signer.employee_id === caller.employeeId;
}

/** The caller as a signer whose turn it is, and the document they sign. */
async function callerInTurn(context: Context, work: SigningWork, documentId: number) {
  const document = await lockDocument(work.tx, work.firmId, documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(work.tx, documentId);
  const signer = task?.signers.find(isCaller(context));
  requireTurn(task, signer);
  return { document, signer };
}

export const signHandlers: Handlers<
  | 'verifyDocumentForSigning'
  | 'setUpClickToSign'
  | 'verifyClickToSignPin'
  | 'commitClickToSign'
  | 'renewSigningLock'
> = {
  async verifyDocumentForSigning({ params }, { app, tx, caller }) {
    const document = await findDocument(tx, caller.firmId, params.id);
    const read = async () => versionBytes(app, await currentVersion(tx, document));
    const { checks, refusal } = await checkSetUp(document, read);
    return {
      IsSignable: refusal === null,
      Message: refusal === null ? null : refusalSentences[refusal],
      Checks: checks.map(({ code, passed, message: text }) => ({
        Code: code,
        Passed: passed,
        Message: text,
      })),
    };
  },

  async setUpClickToSign({ params, body }, context) {
    await signingWork(context, params.id, (work) =>
      setUpClickToSign(work, {
        documentId: params.id,
        accountIds: body.UserIds,
        employeeId: body.EmployeeId ?? null,
      }),
    );
    return showDocument(context, params.id);
  },

  async verifyClickToSignPin({ params, body }, context) {
    if (body.DocumentId !== params.id) throw new Problem('requestInvalid');
    return signingWork(context, params.id, async (work) => {
      const { document, signer } = await callerInTurn(context, work, params.id);
      const lock = await verifyPin(work, document, signer, body.Pin);
      return {
        status: 'ok',
        Message: null,
        SigningUrl: await signingUrl(work, lock),
        LockExpires: lock.expiresAt.toISOString(),
        locations: [],
      };
    });
  },

  async commitClickToSign({ params }, context) {
    await signingWork(context, params.id, (work) => commitSignature(work, params.id, isCaller(context)));
    return showDocument(context, params.id);
  },

  async renewSigningLock({ params }, context) {
    return signingWork(context, params.id, async (work) => {
      const { document, signer } = await callerInTurn(context, work, params.id);
      const holder = { firmId: work.firmId, documentId: document.id, signerId: signer.id };
      const lock = await renewLock(work.tx, holder, work.now);
      if (lock === null) throw new Problem('lockLost');
      work.audit({
        documentId: document.id,
        clientId: document.client_id,
        ...history.lockRenewed(work.actor.name),
      });
      return { SigningUrl: await signingUrl(work, lock), LockExpires: lock.expiresAt.toISOString() };
    });
  },
};
