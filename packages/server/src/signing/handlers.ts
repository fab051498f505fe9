import type { Context, SigningHandlers } from '../contract.ts';
import { commitSignature } from '../domain/signing/commitSignature.ts';
import { declineSignature } from '../domain/signing/decline.ts';
import { history } from '../domain/signing/history.ts';
import { readBrand } from '../domain/signing/invitations.ts';
import { releaseLock, renewLock } from '../domain/signing/locks.ts';
import { prepareSignature } from '../domain/signing/prepareSignature.ts';
import { setSessionFence } from '../domain/signing/sessions.ts';
import { fullName, lockDocument, readTask } from '../domain/signing/tasks.ts';
import { clickToSign, requireTurn, verifyPin } from '../domain/signing/verifyPin.ts';
import { Problem } from '../errors.ts';
import { signatureLink } from '../files/documents.ts';
import { signingWork } from '../routes/signingWork.ts';
import { limitAddress } from './limits.ts';
import { presentPage } from './page.ts';
import { openingOf, requireSignerContext, type SignerCaller } from './signerContext.ts';

type SignerCallContext = Context<SignerCaller>;

type Bound =
  | 'getSigningPage'
  | 'verifySignerPin'
  | 'openForSigning'
  | 'signDocument'
  | 'declineSigning'
  | 'renewSignerLock'
  | 'releaseDocument';

/** The page as it is now, after whatever this call has written. */
async function page({ app, tx, now, caller }: Pick<SignerCallContext, 'app' | 'tx' | 'now' | 'caller'>) {
  const { token, signer } = caller.signerContext;
  return presentPage(tx, await requireSignerContext(app, tx, token, signer.id), now);
}

function about({ signerContext }: SignerCaller): { documentId: number; clientId: number } {
  return { documentId: signerContext.document.id, clientId: signerContext.document.client_id };
}

/** The calls of the signing site's own pages: each about the signer whose session the cookie carries. */
export const signingHandlers: SigningHandlers<Bound, SignerCaller> = {
  getSigningPage: (_request, context) => page(context),

  /** The account holder's PIN: verified as staff's is, with the fence kept in the session. */
  async verifySignerPin({ body }, context) {
    const { needsLogin, signer: known, document, token } = context.caller.signerContext;
    if (body.Pin.trim() === '') throw new Problem('pinRequired');
    if (needsLogin || known.account_id === null) throw new Problem('alreadySigned');
    await limitAddress(context, 'pin');
    await signingWork(context, document.id, async (work) => {
      // The row first, as everywhere: a task that is being removed is waited for.
      const current = await lockDocument(work.tx, work.firmId, document.id);
      if (current === undefined) throw new Problem('documentNotFound');
      const task = await readTask(work.tx, document.id);
      const signer = task?.signers.find(({ id }) => id === known.id);
      requireTurn(task, signer, clickToSign);
      const lock = await verifyPin(work, current, signer, body.Pin);
      await setSessionFence(work.tx, token, lock.fence);
    });
    return page(context);
  },

  async openForSigning(_request, context) {
    const { app, tx, caller } = context;
    const { document, signer } = caller.signerContext;
    openingOf(caller.signerContext);
    context.audit({ ...about(caller), ...history.opened(fullName(signer)) });
    const { previewUrl } = await signatureLink(app, tx, caller, document.id);
    const { colour } = await readBrand(tx, document.firm_id);
    const address = new URL(previewUrl);
    address.searchParams.set('title', document.title);
    address.searchParams.set('color', colour);
    // Around a frame of the staff stands the portal's dialog, with the title.
    if (signer.account_id === null) address.searchParams.set('untitled', '1');
    return { ViewerUrl: address.href };
  },

  /** Prepares the signature. An account holder's is committed here; staff's waits for the portal. */
  signDocument: {
    async prepare({ body }, { app, caller, about: name }) {
      const { signerContext } = caller;
      const { signer, document } = signerContext;
      name({ documentId: document.id });
      if (!body.Consent) throw new Problem('consentNeeded');
      const isNew = signer.status !== 'signed';
      if (isNew) await prepareSignature(app, openingOf(signerContext));
      return {
        async commit(context) {
          if (isNew && signer.account_id !== null) {
            await signingWork(context, document.id, (work) =>
              commitSignature(work, document.id, ({ id }) => id === signer.id),
            );
          }
          return page(context);
        },
      };
    },
  },

  async declineSigning({ body }, context) {
    const { signerContext } = context.caller;
    const comment = body.Comment.trim();
    if (comment === '') throw new Problem('commentNeeded');
    await signingWork(context, signerContext.document.id, (work) =>
      declineSignature(work, openingOf(signerContext), comment),
    );
    return page(context);
  },

  async renewSignerLock(_request, context) {
    const { signerContext } = context.caller;
    const { document, signer, token } = signerContext;
    await signingWork(context, document.id, async (work) => {
      const { fence, ...holder } = openingOf(signerContext);
      const current = await lockDocument(work.tx, work.firmId, document.id);
      const task = current === undefined ? null : await readTask(work.tx, document.id);
      requireTurn(
        task,
        task?.signers.find(({ id }) => id === signer.id),
        clickToSign,
      );
      const lock = await renewLock(work.tx, holder, work.now, fence);
      if (lock === null) throw new Problem('lockLost');
      await setSessionFence(work.tx, token, lock.fence);
      work.audit({ ...about(context.caller), ...history.lockRenewed(work.actor.name) });
    });
    return page(context);
  },

  /** Gives the document back; only a lock that still stood was given back, and is told of. */
  async releaseDocument(_request, context) {
    const { session, signer } = context.caller.signerContext;
    if (session.fence === null) return undefined;
    const released = await releaseLock(context.tx, session.documentId, session.fence, context.now);
    if (released) context.audit({ ...about(context.caller), ...history.released(fullName(signer)) });
    return undefined;
  },
};
