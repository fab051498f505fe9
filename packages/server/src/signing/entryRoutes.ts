import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { runPageWork } from '../contract.ts';
import { redeemTicket, startSession } from '../domain/signing/sessions.ts';
import { identifyPath, sessionCookies, taskPath } from './cookies.ts';
import type { SigningPages } from './pages.ts';
import { findSignerContext } from './signerContext.ts';

/**
 * Routes the entries: staff with a ticket in a frame of the portal, account holders with the link in their
 * email.
 */
export function routeEntries(site: FastifyInstance, app: App, pages: SigningPages): void {
  // Removes the ticket from the address at once; a used or expired one leads to a page that says so.
  site.get<{ Querystring: { ticket?: string; theme?: string } }>('/frame', async (request, reply) => {
    const { ticket, theme } = request.query;
    // The frame has the theme of the portal around it.
    const look = typeof theme === 'string' && /^[a-z]+$/.test(theme) ? `?theme=${theme}` : '';
    // Both or neither: a ticket that was used without a session would lock its owner out.
    const entered = await runPageWork(app, async (tx, now) => {
      const session = typeof ticket === 'string' ? await redeemTicket(tx, ticket, now) : null;
      if (session === null || (await findSignerContext(tx, session)) === null) return null;
      return { signerId: session.signerId, token: await startSession(tx, session, now) };
    });
    if (entered === null) return reply.redirect(`/frame/closed${look}`, 303);
    reply.headers(sessionCookies(app, entered.signerId, entered.token));
    return reply.redirect(`${taskPath(entered.signerId)}/frame${look}`, 303);
  });
  site.get('/frame/closed', (_request, reply) => pages.frame(reply));
  site.get('/task/:signerId/frame', (_request, reply) => pages.frame(reply));

  // The link's token is after the hash, so that no server sees it before the page sends it to `openSigningLink`.
  site.get('/sign', (_request, reply) => pages.account(reply));
  site.get('/task/:signerId', (_request, reply) => pages.account(reply));
}

/** Lets the portal read the response of `identifySigner`, whatever it is. */
export function allowPortalToIdentify(site: FastifyInstance, app: App): void {
  site.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== identifyPath) return;
    reply.header('vary', 'Origin');
    if (request.headers.origin === app.config.origins.portal) {
      reply.headers({
        'access-control-allow-origin': app.config.origins.portal,
        'access-control-allow-credentials': 'true',
        'cross-origin-resource-policy': 'same-site',
      });
    }
  });
}
