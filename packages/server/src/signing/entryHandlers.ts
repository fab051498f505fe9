import type { SigningOperations } from '@countersign/api-client/contract';
import type { Database } from '../app.ts';
import { WithHeaders, type EntryInTwoSteps, type RecognisingHandler } from '../contract.ts';
import { limitAddress, limitSigner, takeBackAddress } from '../domain/signing/limits.ts';
import { findLink, startSession } from '../domain/signing/sessions.ts';
import { Problem } from '../errors.ts';
import { sessionCookies } from './cookies.ts';
import { presentPage } from './page.ts';
import { subjectOf } from './signerCall.ts';
import {
  callerOf,
  findSignerContext,
  visitOf,
  type SignerCaller,
  type SignerContext,
} from './signerContext.ts';

/** The signer of a link. One who can no longer sign gets the same response as an unknown one. */
async function signerOf(db: Database, token: string): Promise<SignerContext> {
  const session = await findLink(db, token.trim());
  const signerContext = session === null ? null : await findSignerContext(db, session);
  if (signerContext === null) throw new Problem('linkUnknown');
  return signerContext;
}

/** Exchanges the link of an email for a session. What it counts stays counted, so that is not in the transaction. */
const openSigningLink: EntryInTwoSteps<SigningOperations['openSigningLink']> = {
  async prepare({ body: { Token } }, { app, now, address, actAs }) {
    const attempt = { db: app.db, now, address, what: 'link' } as const;
    await limitAddress(attempt);
    const found = await signerOf(app.db, Token);
    await takeBackAddress(attempt);
    const caller = callerOf(found, '');
    actAs(caller, subjectOf(caller));
    await limitSigner(app.db, visitOf(found, undefined, address), now);
    return {
      async commit({ tx }) {
        const signerContext = await signerOf(tx, Token);
        const { session } = signerContext;
        const token = await startSession(tx, session, now);
        return new WithHeaders(
          { SignerId: session.signerId, Page: await presentPage(tx, signerContext, now) },
          sessionCookies(app, session.signerId, token),
        );
      },
    };
  },
};

/** Reports to the portal whether the browser has a session here, and its owner. */
const identifySigner: RecognisingHandler<SigningOperations['identifySigner'], SignerCaller> = async (
  _request,
  { caller },
) => {
  if (caller === null) return { Identified: false, UserId: null };
  const { account_id: accountId, employee_id: employeeId } = caller.signerContext.signer;
  return { Identified: true, UserId: accountId ?? employeeId };
};

/** The calls that need no session: they begin one, or ask for it. */
export const entryHandlers = { openSigningLink, identifySigner };
