import type { SigningPage } from '@countersign/api-client/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { commitSignature } from '../domain/signing/commitSignature.ts';
import { COMMENT_LENGTH } from '../domain/signing/constants.ts';
import { declineSignature } from '../domain/signing/decline.ts';
import { history } from '../domain/signing/history.ts';
import { releaseLock, renewLock } from '../domain/signing/locks.ts';
import { prepareSignature } from '../domain/signing/prepareSignature.ts';
import { setSessionFence } from '../domain/signing/sessions.ts';
import { fullName, lockDocument, readTask } from '../domain/signing/tasks.ts';
import { clickToSign, requireTurn, verifyPin } from '../domain/signing/verifyPin.ts';
import { Problem } from '../errors.ts';
import { signatureLink } from '../files/documents.ts';
import { readBrand } from '../domain/signing/invitations.ts';
import { sessionToken } from './cookies.ts';
import { bodyConsents, bodyText, signerIdOf } from './input.ts';
import { limitAddress } from './limits.ts';
import { presentPage } from './page.ts';
import { openingOf, requireStanding, signerWork, type Standing } from './standing.ts';

interface TaskRequest {
  Params: { signerId: string };
}

const longestPin = 20;

/** The calls of the signing site's own pages: each about the signer whose session the cookie carries. */
export function routeTasks(site: FastifyInstance, app: App): void {
  const standing = (request: FastifyRequest<TaskRequest>) =>
    requireStanding(app, app.db, sessionToken(request), signerIdOf(request));
  const page = async (request: FastifyRequest<TaskRequest>): Promise<SigningPage> =>
    presentPage(app.db, await standing(request), app.clock.now());

  site.get<TaskRequest>('/task/:signerId/state', (request) => page(request));

  site.post<TaskRequest>('/task/:signerId/pin', async (request) => {
    const from = await standing(request);
    const pin = bodyText(request, 'Pin', { most: longestPin, refusal: 'pinRequired' });
    await limitAddress(app, request, 'pin');
    await takeDocument(app, from, pin);
    return page(request);
  });

  site.post<TaskRequest>('/task/:signerId/view', async (request) => {
    const from = await standing(request);
    return viewLink(app, from);
  });

  site.post<TaskRequest>('/task/:signerId/sign', async (request) => {
    const from = await standing(request);
    if (!bodyConsents(request, 'Consent')) throw new Problem('consentNeeded');
    if (from.signer.status !== 'signed') await sign(app, from);
    return page(request);
  });

  site.post<TaskRequest>('/task/:signerId/decline', async (request) => {
    const from = await standing(request);
    const comment = bodyText(request, 'Comment', { most: COMMENT_LENGTH, refusal: 'commentNeeded' });
    await signerWork(app, from, 'declineSignature', (work) =>
      declineSignature(work, openingOf(from), comment),
    );
    return page(request);
  });

  site.post<TaskRequest>('/task/:signerId/renew', async (request) => {
    const from = await standing(request);
    await renew(app, from);
    return page(request);
  });

  site.post<TaskRequest>('/task/:signerId/release', async (request, reply) => {
    await release(app, await standing(request));
    return reply.code(204).send();
  });
}

/** The account holder's PIN: verified as staff's is, with the fence kept in the session. */
async function takeDocument(app: App, from: Standing, pin: string): Promise<void> {
  const { document, token } = from;
  if (from.needsLogin || from.signer.account_id === null) {
    throw new Problem('alreadySigned');
  }
  await signerWork(app, from, 'verifySignerPin', async (work) => {
    // The row first, as everywhere: a task that is being removed is waited for.
    const current = await lockDocument(work.tx, document.firm_id, document.id);
    if (current === undefined) throw new Problem('documentNotFound');
    const task = await readTask(work.tx, document.id);
    const signer = task?.signers.find(({ id }) => id === from.signer.id);
    requireTurn(task, signer, clickToSign);
    const lock = await verifyPin(work, current, signer, pin);
    await setSessionFence(work.tx, token, lock.fence);
  });
}

async function viewLink(app: App, from: Standing): Promise<{ ViewerUrl: string }> {
  openingOf(from);
  const { document, signer } = from;
  await signerWork(app, from, 'openForSigning', (work) => {
    const about = { documentId: document.id, clientId: document.client_id };
    work.audit({ ...about, ...history.opened(fullName(signer)) });
    return Promise.resolve();
  });
  const reader = { firmId: document.firm_id, loginId: signer.login_id };
  const { previewUrl } = await signatureLink(app, app.db, reader, document.id);
  const { colour } = await readBrand(app.db, document.firm_id);
  const address = new URL(previewUrl);
  address.searchParams.set('title', document.title);
  address.searchParams.set('color', colour);
  // Around a frame of the staff stands the portal's dialog, with the title.
  if (signer.account_id === null) address.searchParams.set('untitled', '1');
  return { ViewerUrl: address.href };
}

/** Prepares the signature. An account holder's is committed here; staff's waits for the portal. */
async function sign(app: App, from: Standing): Promise<void> {
  await prepareSignature(app, openingOf(from));
  if (from.signer.account_id === null) return;
  await signerWork(app, from, 'commitSignature', (work) =>
    commitSignature(work, from.document.id, ({ id }) => id === from.signer.id),
  );
}

/** Gives the document back; only a lock that still stood was given back, and is told of. */
async function release(app: App, from: Standing): Promise<void> {
  const { session, document, signer } = from;
  const { fence } = session;
  if (fence === null) return;
  await signerWork(app, from, 'releaseDocument', async (work) => {
    if (!(await releaseLock(work.tx, session.documentId, fence, work.now))) return;
    const about = { documentId: document.id, clientId: document.client_id };
    work.audit({ ...about, ...history.released(fullName(signer)) });
  });
}

async function renew(app: App, from: Standing): Promise<void> {
  const { firmId, documentId, signerId, fence } = openingOf(from);
  await signerWork(app, from, 'renewLock', async (work) => {
    const lock = await renewLock(work.tx, { firmId, documentId, signerId }, work.now, fence);
    if (lock === null) throw new Problem('lockLost');
    await setSessionFence(work.tx, from.token, lock.fence);
    work.audit({
      documentId,
      clientId: from.document.client_id,
      ...history.lockRenewed(work.actor.name),
    });
  });
}
