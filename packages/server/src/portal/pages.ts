import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { keepFor, preCompressed } from '../http/builtAssets.ts';
import { sendProblem } from '../http/site.ts';
import { readBranding } from '../domain/branding.ts';
import { contentPolicy } from './headers.ts';

const dist = join(import.meta.dirname, '../../../portal/dist');

/** The built portal, with the shell for every path that is a screen, and the addresses it is configured with. */
export async function addPortalPages(site: FastifyInstance, app: App): Promise<void> {
  const { origins } = app.config;
  site.get('/config.json', () => ({
    api: origins.api,
    files: origins.files,
    signing: origins.signing,
    identity: { issuer: origins.identity, clientId: 'portal' },
  }));
  if (!existsSync(join(dist, 'index.html'))) {
    app.log.warn('The portal is not built; run "npm run build" to see it at its origin.');
    site.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('notFound')));
    return;
  }
  await site.register(fastifyStatic, {
    ...preCompressed,
    root: dist,
    // A folder is no file: without this, one asked for without compression fails instead of being a screen.
    allowedPath: (path) => !path.endsWith('/'),
    setHeaders(response, path) {
      if (path.includes(`${dist}/assets/`)) response.header('cache-control', keepFor(path));
      if (path === join(dist, 'auth/silent.html')) {
        response.header('content-security-policy', contentPolicy(origins, "'self'"));
      }
      if (path === join(dist, 'auth/popup.html')) {
        // The popup comes from the identity site; any other policy would cut it off from the page that opened it.
        response.header('cross-origin-opener-policy', 'unsafe-none');
      }
    },
  });
  site.setNotFoundHandler((request, reply) => answerPath(app, request, reply));
}

/** A missing file or call is a 404; any other address is a screen, and the shell decides what it shows. */
async function answerPath(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const isScreen =
    (request.method === 'GET' || request.method === 'HEAD') &&
    !path.startsWith('/rest/') &&
    !path.startsWith('/assets/') &&
    !/\.\w{1,5}$/.test(path);
  if (!isScreen) return sendProblem(reply, new Problem('notFound'));
  if (path === '/login' || path.startsWith('/login/')) {
    reply.header('content-security-policy', await loginPolicy(app, request.url));
  }
  return reply.sendFile('index.html');
}

/** Only /login may be framed, and only by the sites that the firm of the theme has listed. */
async function loginPolicy(app: App, url: string): Promise<string> {
  const address = new URL(url, app.config.origins.portal);
  const theme = address.searchParams.get('theme') ?? address.pathname.split('/')[3] ?? '';
  const firmId = /^[1-9]\d{0,8}$/.test(theme) ? Number(theme) : 0;
  const branding = await readBranding(app.db, firmId);
  const listed = branding?.FrameOrigins ?? [];
  return contentPolicy(app.config.origins, listed.length === 0 ? "'none'" : listed.join(' '));
}
