import type { FastifyInstance } from 'fastify';
import { signingContract } from '@countersign/api-client/contract/documents';
import type { App } from '../app.ts';
import { readOperations } from '../contract.ts';
import { node, text } from '../contract/nodes.ts';
import { createChecks, type OperationChecks } from '../contract/validate.ts';
import { findLink, readSession, redeemTicket, startSession } from '../domain/signing/sessions.ts';
import { Problem } from '../errors.ts';
import { identifyPath, sessionToken, setSessionCookie, taskPath } from './cookies.ts';
import { limitAddress } from './limits.ts';
import { presentPage } from './page.ts';
import type { SigningPages } from './pages.ts';
import { requireSignerContext } from './signerContext.ts';

/** What the contract asks of a call that this site routes itself, for it sets a cookie. */
function checksOf(id: string): OperationChecks {
  const operation = readOperations(signingContract).find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`The signing contract has no ${id}.`);
  return createChecks(signingContract, 'signing')(operation);
}

/** Ways in: staff with a ticket in a frame of the portal, account holders with the link in their mail. */
export function routeEntries(site: FastifyInstance, app: App, pages: SigningPages): void {
  const checks = checksOf('openSigningLink');
  // The ticket leaves the address at once; a used or late one leads to the page that says so.
  site.get<{ Querystring: { ticket?: string } }>('/frame', async (request, reply) => {
    const { ticket } = request.query;
    const now = app.clock.now();
    const session = typeof ticket === 'string' ? await redeemTicket(app.db, ticket, now) : null;
    if (session === null) return reply.redirect('/frame/closed', 303);
    const token = await startSession(app.db, session, now);
    setSessionCookie(app, reply, session.signerId, token);
    return reply.redirect(`${taskPath(session.signerId)}/frame`, 303);
  });
  site.get('/frame/closed', (_request, reply) => pages.frame(reply));
  site.get('/task/:signerId/frame', (_request, reply) => pages.frame(reply));

  // The link's token stands behind the hash, so that no server sees it before the page sends it here.
  site.get('/sign', (_request, reply) => pages.account(reply));
  site.get('/task/:signerId', (_request, reply) => pages.account(reply));
  site.post('/link', async (request, reply) => {
    const now = app.clock.now();
    await limitAddress({ tx: app.db, now, address: request.ip }, 'link');
    checks.body(request.body);
    const session = await findLink(app.db, text(node(request.body)['Token']).trim());
    if (session === null) throw new Problem('linkUnknown');
    const token = await startSession(app.db, session, now);
    setSessionCookie(app, reply, session.signerId, token);
    const signerContext = await requireSignerContext(app, app.db, token, session.signerId);
    return { SignerId: session.signerId, Page: await presentPage(app.db, signerContext, now) };
  });
}

/** Tells the portal whether the browser has a session here, and whose. */
export function routeIdentify(site: FastifyInstance, app: App): void {
  site.get(identifyPath, async (request, reply) => {
    reply.header('vary', 'Origin');
    if (request.headers.origin === app.config.origins.portal) {
      reply.headers({
        'access-control-allow-origin': app.config.origins.portal,
        'access-control-allow-credentials': 'true',
        'cross-origin-resource-policy': 'same-site',
      });
    }
    const session = await readSession(app.db, sessionToken(request), app.clock.now());
    if (session === null) return { Identified: false, UserId: null };
    const signer = await app.db
      .selectFrom('signers')
      .select(['account_id', 'employee_id'])
      .where('id', '=', session.signerId)
      .executeTakeFirst();
    const userId = signer?.account_id ?? signer?.employee_id ?? null;
    return { Identified: userId !== null, UserId: userId };
  });
}
