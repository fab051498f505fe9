import { pinTypes, refusalSentences, type ActionType } from '@countersign/api-client/rules';
import type { Context, Handlers } from '../contract.ts';
import { findDocument } from '../domain/documents/find.ts';
import { commitSignature } from '../domain/signing/commitSignature.ts';
import { checkSetUp } from '../domain/signing/eligibility.ts';
import { history } from '../domain/signing/history.ts';
import { renewLock, type Lock } from '../domain/signing/locks.ts';
import { resendPin } from '../domain/signing/manage.ts';
import { issueTicket } from '../domain/signing/sessions.ts';
import { lockDocument, readTask, type TaskSigner } from '../domain/signing/tasks.ts';
import { currentVersion, versionBytes } from '../domain/signing/versions.ts';
import { clickToSign, requireTurn, verifyPin } from '../domain/signing/verifyPin.ts';
import type { SigningWork } from '../domain/signing/work.ts';
import { Problem } from '../errors.ts';
import { countAttempt, type Limit } from '../identity/rateLimit.ts';
import { showDocument } from './documents.ts';
import { setUpInTwoSteps } from './setUpInTwoSteps.ts';
import { signingWork } from './signingWork.ts';

/** A new PIN has five tries of its own, so that asking for one again and again must have an end. */
const resendLimit: Limit = { attempts: 5, window: 60 * 60_000 };

/** Where the signing frame opens: the ticket is good for one exchange within a minute. */
async function signingUrl({ app, tx, now }: SigningWork, lock: Lock): Promise<string> {
  return `${app.config.origins.signing}/frame?ticket=${await issueTicket(tx, lock, now)}`;
}

function isCaller({ caller }: Context): (signer: TaskSigner) => boolean {
  return (signer) => signer.employee_id === caller.employeeId;
}

async function limitResends({ tx, now }: Context, signerId: number): Promise<void> {
  const { allowed, retryAfter } = await countAttempt(tx, `resend-pin:signer:${signerId}`, resendLimit, now);
  if (!allowed) throw new Problem('tooManyAttempts', { retryAfter });
}

/** The caller as a signer whose turn it is, and the document they sign. */
async function callerInTurn(
  context: Context,
  work: SigningWork,
  documentId: number,
  methods: readonly ActionType[],
) {
  const document = await lockDocument(work.tx, work.firmId, documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  const task = await readTask(work.tx, documentId);
  const signer = task?.signers.find(isCaller(context));
  requireTurn(task, signer, methods);
  return { document, signer };
}

export const signHandlers: Handlers<
  | 'verifyDocumentForSigning'
  | 'setUpClickToSign'
  | 'verifyClickToSignPin'
  | 'commitClickToSign'
  | 'renewSigningLock'
  | 'resendOwnPin'
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

  setUpClickToSign: setUpInTwoSteps,

  async verifyClickToSignPin({ params, body }, context) {
    if (body.DocumentId !== params.id) throw new Problem('requestInvalid');
    return signingWork(context, params.id, async (work) => {
      const { document, signer } = await callerInTurn(context, work, params.id, clickToSign);
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
      const { document, signer } = await callerInTurn(context, work, params.id, pinTypes);
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

  /** Nobody else hears of it: the others keep their PINs and links. */
  async resendOwnPin({ params }, context) {
    await signingWork(context, params.id, async (work) => {
      const { document, signer } = await callerInTurn(context, work, params.id, pinTypes);
      await limitResends(context, signer.id);
      await resendPin(work, document, signer);
    });
    return undefined;
  },
};
