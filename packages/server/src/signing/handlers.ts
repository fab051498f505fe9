import type { Context, SigningHandlers } from '../contract.ts';
import { commitSignature } from '../domain/signing/commitSignature.ts';
import { declineSignature } from '../domain/signing/decline.ts';
import { history } from '../domain/signing/history.ts';
import { readFirmBrand } from '../domain/branding.ts';
import { releaseLock, renewLock } from '../domain/signing/locks.ts';
import { noteOpening } from '../domain/signing/openings.ts';
import { prepareSignature } from '../domain/signing/prepareSignature.ts';
import { tokenHash } from '../domain/signing/secrets.ts';
import { setSessionFence } from '../domain/signing/sessions.ts';
import { fullName } from '../domain/signing/tasks.ts';
import { lockProblem } from '../domain/signing/turn.ts';
import { verifyPin } from '../domain/signing/verifyPin.ts';
import { Problem } from '../errors.ts';
import { checkFile } from '../files/checkFile.ts';
import { signatureLink } from '../files/documents.ts';
import { limitAddress, takeBackAddress } from '../domain/signing/limits.ts';
import { presentPage } from './page.ts';
import { atTurn, inSession, subjectOf, underLock, unlessSigned } from './signerCall.ts';
import { requireSignerContext, type SignerCaller } from './signerContext.ts';

type CallContext = Context<SignerCaller>;

type Bound =
  | 'getSigningPage'
  | 'verifySignerPin'
  | 'openForSigning'
  | 'signDocument'
  | 'declineSigning'
  | 'renewSignerLock'
  | 'releaseDocument';

/** The page as it is now, after whatever this call has written. */
async function page({ app, tx, now, caller }: Pick<CallContext, 'app' | 'tx' | 'now' | 'caller'>) {
  const { token, signerContext } = caller;
  return presentPage(tx, await requireSignerContext(app, tx, token, signerContext.signer.id), now);
}

/** Handlers for the signing site's own pages. Each acts for the signer of the cookie's session. */
export const signerHandlers: SigningHandlers<Bound, SignerCaller> = {
  getSigningPage: (_request, context) => page(context),

  /** Verifies the account holder's PIN as for staff, and stores the fence in the session. */
  verifySignerPin: atTurn({
    async before({ body }, { app, caller, now, address }) {
      if (body.Pin.trim() === '') throw new Problem('pinRequired');
      // Staff enter their PIN in the portal.
      if (caller.signerContext.signer.account_id === null) {
        throw new Problem('alreadySigned', { fact: 'pinInPortal' });
      }
      await limitAddress({ db: app.db, now, address, what: 'pin' });
    },
    async run({ body }, context, { work, ...turn }) {
      const lock = await verifyPin(work, turn, body.Pin);
      await takeBackAddress({ db: work.tx, now: work.now, address: context.address, what: 'pin' });
      await setSessionFence(work.tx, context.caller.token, lock.fence);
      return page(context);
    },
  }),

  openForSigning: underLock({
    async before(_request, context) {
      const { documentId, fence } = context.caller.signerContext.session;
      // Without a PIN there is no lock, and no file to read.
      if (fence !== null) await checkFile(context, documentId);
    },
    async run(_request, { app, tx, caller, audit }, { document, signer, lock }) {
      if (await noteOpening(tx, signer.id, lock.fence)) {
        audit({ ...subjectOf(caller), ...history.opened(fullName(signer)) });
      }
      const { firmId, loginId, token } = caller;
      const reader = { firmId, loginId, session: { signingSession: tokenHash(token) } };
      const { previewUrl } = await signatureLink(app, tx, reader, document.id);
      const { color } = await readFirmBrand(tx, document.firm_id);
      const address = new URL(previewUrl);
      address.searchParams.set('title', document.title);
      address.searchParams.set('color', color);
      // The signer's own field, which the viewer finds in the file.
      if (signer.field_name !== null) address.searchParams.set('field', signer.field_name);
      // The portal's dialog around a staff frame already shows the title.
      if (signer.account_id === null) address.searchParams.set('untitled', '1');
      return { ViewerUrl: address.href };
    },
  }),

  /** Prepares the signature. An account holder's is committed here; staff's waits for the portal. */
  signDocument: unlessSigned(
    underLock({
      async before({ body }, { app, caller }) {
        if (!body.Consent) throw new Problem('consentNeeded');
        const { firmId, documentId, signerId, fence } = caller.signerContext.session;
        if (fence === null) throw new Problem('pinRequired', { fact: 'pinNotEntered' });
        await prepareSignature(app, { firmId, documentId, signerId, fence });
      },
      async run(_request, context, { work, document, signer }) {
        if (signer.account_id !== null) {
          await commitSignature(work, document.id, ({ id }) => id === signer.id);
        }
        return page(context);
      },
    }),
    page,
  ),

  declineSigning: underLock({
    async before({ body }) {
      if (body.Comment.trim() === '') throw new Problem('commentNeeded');
    },
    async run({ body }, context, { work, ...turn }) {
      await declineSignature(work, turn, body.Comment.trim());
      return page(context);
    },
  }),

  renewSignerLock: underLock({
    async run(_request, context, { work, lock }) {
      const renewed = await renewLock(work.tx, lock, work.now, lock.fence);
      if (renewed === null) throw await lockProblem(work.tx, lock.documentId, lock);
      await setSessionFence(work.tx, context.caller.token, renewed.fence);
      work.audit({ ...subjectOf(context.caller), ...history.lockRenewed(work.caller.name) });
      return page(context);
    },
  }),

  /** Releases the document's lock; only the release of an active lock is recorded. */
  releaseDocument: inSession({
    async run(_request, context) {
      const { session, signer } = context.caller.signerContext;
      if (session.fence === null) return undefined;
      const released = await releaseLock(context.tx, session.documentId, session.fence, context.now);
      if (released) context.audit({ ...subjectOf(context.caller), ...history.released(fullName(signer)) });
      return undefined;
    },
  }),
};
