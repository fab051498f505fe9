import type { Context, Handlers } from '../contract.ts';
import type { Caller, Principal } from '../domain/caller.ts';
import { findDocument } from '../domain/documents/find.ts';
import { commitSignature } from '../domain/signing/commitSignature.ts';
import { checkSetUp, isOffered, notOffered } from '../domain/signing/eligibility.ts';
import { history } from '../domain/signing/history.ts';
import { renewLock, secondsLeft, type Lock } from '../domain/signing/locks.ts';
import { resendPin } from '../domain/signing/manage.ts';
import { issueTicket, moveSessions } from '../domain/signing/sessions.ts';
import type { TaskSigner } from '../domain/signing/tasks.ts';
import { lockProblem, takeTurn, type Turn } from '../domain/signing/turn.ts';
import { currentPdf } from '../domain/signing/versions.ts';
import { verifyPin } from '../domain/signing/verifyPin.ts';
import type { Work } from '../domain/work.ts';
import { Problem } from '../errors.ts';
import { limitAddress, limitChecks, limitResends, takeBackAddress } from '../domain/signing/limits.ts';
import { showDocument } from './documents.ts';
import { setUpInTwoSteps } from './setUpInTwoSteps.ts';
import { signingWork } from '../domain/signing/work.ts';

/** Where the signing frame opens: the ticket is good for one exchange within a minute. */
async function signingUrl(
  { app, tx, now }: Work<Principal>,
  lock: Lock,
  { sessionId }: Caller,
): Promise<string> {
  return `${app.config.origins.signing}/frame?ticket=${await issueTicket(tx, lock, sessionId, now)}`;
}

function lockTimes({ expiresAt }: Lock, now: Date): { LockExpires: string; LockSecondsLeft: number } {
  return { LockExpires: expiresAt.toISOString(), LockSecondsLeft: secondsLeft(expiresAt, now) };
}

function isOwnTurn({ caller }: Context): (signer: TaskSigner) => boolean {
  return (signer) => signer.employee_id === caller.employeeId;
}

/** Returns the caller as a signer whose turn it is, and the document they sign. */
function callerInTurn(context: Context, work: Work<Principal>, documentId: number): Promise<Turn> {
  return takeTurn(work.tx, { firmId: work.caller.firmId, documentId }, isOwnTurn(context));
}

export const signingHandlers: Handlers<
  | 'verifyDocumentForSigning'
  | 'setUpClickToSign'
  | 'verifyClickToSignPin'
  | 'commitClickToSign'
  | 'renewSigningLock'
  | 'resendOwnPin'
> = {
  async verifyDocumentForSigning({ params }, { app, tx, now, caller, isGone }) {
    const document = await findDocument(tx, caller.firmId, params.id);
    const { loginId } = caller;
    await limitChecks(app.db, loginId, now);
    const find = async () => ({ ...(await currentPdf(app, document)), loginId, ...(isGone && { isGone }) });
    const { checks, refusal } = (await isOffered(app.db, caller.firmId))
      ? await checkSetUp(document, find, app.config.largestSigned)
      : notOffered();
    return {
      IsSignable: refusal === null,
      Message: refusal?.message ?? null,
      Checks: checks.map(({ code, passed, message: text }) => ({
        Code: code,
        Passed: passed,
        Message: text,
      })),
    };
  },

  setUpClickToSign: setUpInTwoSteps,

  verifyClickToSignPin: {
    async prepare({ params, body }, { app, now, address }) {
      if (body.DocumentId !== params.id) throw new Problem('requestInvalid');
      await limitAddress({ db: app.db, now, address, what: 'pin' });
      return {
        commit: (context) =>
          signingWork(context, params.id, async (work) => {
            const lock = await verifyPin(work, await callerInTurn(context, work, params.id), body.Pin);
            await takeBackAddress({ db: work.tx, now, address, what: 'pin' });
            return {
              status: 'ok',
              Message: null,
              SigningUrl: await signingUrl(work, lock, context.caller),
              ...lockTimes(lock, work.now),
              locations: [],
            };
          }),
      };
    },
  },

  async commitClickToSign({ params }, context) {
    await signingWork(context, params.id, (work) => commitSignature(work, params.id, isOwnTurn(context)));
    return showDocument(context, params.id);
  },

  async renewSigningLock({ params }, context) {
    return signingWork(context, params.id, async (work) => {
      const { document, signer } = await callerInTurn(context, work, params.id);
      const holder = { firmId: work.caller.firmId, documentId: document.id, signerId: signer.id };
      const lock = await renewLock(work.tx, holder, work.now);
      if (lock === null) throw await lockProblem(work.tx, document.id, { signerId: signer.id });
      await moveSessions(work.tx, lock);
      work.audit({
        documentId: document.id,
        clientId: document.client_id,
        ...history.lockRenewed(work.caller.name),
      });
      return {
        SigningUrl: await signingUrl(work, lock, context.caller),
        ...lockTimes(lock, work.now),
      };
    });
  },

  /** Only this signer is affected: the others keep their PINs and links. */
  resendOwnPin: {
    async prepare({ params }, { app, now, caller }) {
      await limitResends(app.db, { loginId: caller.loginId, documentId: params.id, whose: 'own' }, now);
      return {
        async commit(context) {
          await signingWork(context, params.id, async (work) => {
            const { document, signer } = await callerInTurn(context, work, params.id);
            await resendPin(work, document, signer);
          });
          return undefined;
        },
      };
    },
  },
};
