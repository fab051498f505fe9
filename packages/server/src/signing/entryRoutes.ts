import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { findLink, readSession, redeemTicket, startSession } from '../domain/signing/sessions.ts';
import { Problem } from '../errors.ts';
import type { SigningChecks } from './contractChecks.ts';
import { identifyPath, sessionToken, setSessionCookie, taskPath } from './cookies.ts';
import { limitAddress, limitSigner, takeBackAddress } from '../domain/signing/limits.ts';
import { presentPage } from './page.ts';
import type { SigningPages } from './pages.ts';
import { findSignerContext, visitOf } from './signerContext.ts';

/**
 * Routes the entries: staff with a ticket in a frame of the portal, account holders with the link in their
 * email.
 */
export function routeEntries(
  site: FastifyInstance,
  app: App,
  pages: SigningPages,
  checks: SigningChecks,
): void {
  // Removes the ticket from the address at once; a used or expired one leads to a page that says so.
  site.get<{ Querystring: { ticket?: string } }>('/frame', async (request, reply) => {
    const { ticket } = request.query;
    const now = app.clock.now();
    const session = typeof ticket === 'string' ? await redeemTicket(app.db, ticket, now) : null;
    const signerContext = session === null ? null : await findSignerContext(app.db, session);
    if (session === null || signerContext === null) return reply.redirect('/frame/closed', 303);
    const token = await startSession(app.db, session, now);
    setSessionCookie(app, reply, session.signerId, token);
    return reply.redirect(`${taskPath(session.signerId)}/frame`, 303);
  });
  site.get('/frame/closed', (_request, reply) => pages.frame(reply));
  site.get('/task/:signerId/frame', (_request, reply) => pages.frame(reply));

  // The link's token is after the hash, so that no server sees it before the page sends it here.
  site.get('/sign', (_request, reply) => pages.account(reply));
  site.get('/task/:signerId', (_request, reply) => pages.account(reply));
  site.post('/link', async (request, reply) => {
    const now = app.clock.now();
    const attempt = { db: app.db, now, address: request.ip, what: 'link' } as const;
    const { Token } = checks.link(request.body);
    await limitAddress(attempt);
    const session = await findLink(app.db, Token.trim());
    const signerContext = session === null ? null : await findSignerContext(app.db, session);
    // A signer who can no longer sign gets the same response as an unknown one.
    if (session === null || signerContext === null) throw new Problem('linkUnknown');
    await takeBackAddress(attempt);
    await limitSigner(app.db, visitOf(signerContext, undefined, request.ip), now);
    const token = await startSession(app.db, session, now);
    setSessionCookie(app, reply, session.signerId, token);
    return { SignerId: session.signerId, Page: await presentPage(app.db, signerContext, now) };
  });
}

/** Reports to the portal whether the browser has a session here, and its owner. */
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
    const signerContext = session === null ? null : await findSignerContext(app.db, session);
    if (signerContext === null) return { Identified: false, UserId: null };
    const { account_id: accountId, employee_id: employeeId } = signerContext.signer;
    return { Identified: true, UserId: accountId ?? employeeId };
  });
}
