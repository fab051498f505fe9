import type { Context, HandlerRequest, TwoSteps } from '../contract.ts';
import type { ReplyOf } from '../contract/handlers.ts';
import type { Lock } from '../domain/signing/locks.ts';
import { requireLock, takeTurn, type Turn } from '../domain/signing/turn.ts';
import type { Principal } from '../domain/caller.ts';
import type { Work } from '../domain/work.ts';
import { signingWork } from '../domain/signing/work.ts';
import { limitSigner } from '../domain/signing/limits.ts';
import { Problem } from '../errors.ts';
import { requireSignerContext, visitOf, type SignerCaller, type SignerContext } from './signerContext.ts';

/*
 * Every call of a signer goes through one of these. Resolving the caller checks that the session is active.
 * Here each call is counted, named in the history if refused, and checked for the turn or lock that it needs,
 * inside its own transaction.
 */

type CallContext = Context<SignerCaller>;
type PrepareContext = Pick<CallContext, 'app' | 'caller' | 'now' | 'about' | 'address'>;

interface Steps<O, Needed> {
  /** What has to be done outside of the transaction. */
  before?(request: HandlerRequest<O>, context: PrepareContext): Promise<void>;
  run(request: HandlerRequest<O>, context: CallContext, needed: Needed): Promise<ReplyOf<O>>;
}

export function subjectOf({ signerContext }: SignerCaller): { documentId: number; clientId: number } {
  return { documentId: signerContext.document.id, clientId: signerContext.document.client_id };
}

function requireActive({ needsLogin, task }: SignerContext): void {
  if (needsLogin) throw new Problem('signingSessionEnded', { fact: 'signInNeeded' });
  // The document may have another task by now, which this signer's link is not for.
  if (task.state === 'removed') throw new Problem('alreadySigned', { fact: 'taskRemoved' });
}

/** A call that a session may make whatever became of the task. */
export function inSession<O>({ before, run }: Steps<O, null>): TwoSteps<O, SignerCaller> {
  return {
    async prepare(request, context) {
      const { app, caller, now, address } = context;
      context.about(subjectOf(caller));
      await limitSigner(app.db, visitOf(caller.signerContext, caller.token, address), now);
      await before?.(request, context);
      return { commit: (inside) => run(request, inside, null) };
    },
  };
}

/** A call by a signer whose turn it is, and who is signed in if the firm requires it. */
export function atTurn<O>({ before, run }: Steps<O, InTurn>): TwoSteps<O, SignerCaller> {
  return inSession({
    before: async (request, context) => {
      requireActive(context.caller.signerContext);
      await before?.(request, context);
    },
    run: (request, context) => {
      const { document, signer } = context.caller.signerContext;
      return signingWork(context, document.id, async (work) => {
        // What was prepared took time, and the session or its sign-in may have ended meanwhile.
        const { app, tx } = work;
        requireActive(await requireSignerContext(app, tx, context.caller.token, signer.id));
        const place = { firmId: work.caller.firmId, documentId: document.id };
        const turn = await takeTurn(work.tx, place, ({ id }) => id === signer.id);
        return run(request, context, { ...turn, work });
      });
    },
  });
}

/** A call of a signer who holds the document by the PIN given in this very session. */
export function underLock<O>({ before, run }: Steps<O, WithLock>): TwoSteps<O, SignerCaller> {
  return atTurn({
    ...(before === undefined ? {} : { before }),
    run: async (request, context, turn) => {
      const { session } = context.caller.signerContext;
      const lock = await requireLock(turn.work.tx, turn, session.fence, turn.work.now);
      return run(request, context, { ...turn, lock });
    },
  });
}

/** A document is signed once: repeated requests report that the signer has already signed. */
export function unlessSigned<O>(
  steps: TwoSteps<O, SignerCaller>,
  answer: (context: CallContext) => Promise<ReplyOf<O>>,
): TwoSteps<O, SignerCaller> {
  const answered = inSession<O>({ run: (_request, context) => answer(context) });
  return {
    prepare(request, context) {
      const { status } = context.caller.signerContext.signer;
      return (status === 'signed' ? answered : steps).prepare(request, context);
    },
  };
}

interface InTurn extends Turn {
  work: Work<Principal>;
}

interface WithLock extends InTurn {
  lock: Lock;
}
