import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PortalConfig } from '@countersign/api-client/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { keepFor, preCompressed } from '../http/builtAssets.ts';
import { takesBrotli } from '../http/compress.ts';
import { sendProblem } from '../http/site.ts';
import { publishedIdentity } from '../identity/published.ts';
import { readPage, type BuiltPage } from './builtPage.ts';
import { frameAncestors } from './frameAncestors.ts';
import { assetPolicy, contentPolicy } from './headers.ts';

const dist = join(import.meta.dirname, '../../../portal/dist');

/** The built portal, with the shell for every path that is a screen, and the addresses it is configured with. */
export async function addPortalPages(site: FastifyInstance, app: App): Promise<void> {
  const { origins } = app.config;
  const config: PortalConfig = {
    api: origins.api,
    files: origins.files,
    signing: origins.signing,
    identity: { issuer: origins.identity, clientId: 'portal', published: await publishedIdentity(app) },
  };
  site.get('/config.json', () => config);
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
      if (!path.includes(`${dist}/assets/`)) return;
      response.header('cache-control', keepFor(path));
      response.header('content-security-policy', assetPolicy);
    },
  });
  const shell = readPage(join(dist, 'index.html'), { 'portal-config': config });
  const silent = readPage(join(dist, 'auth/silent.html'));
  const popup = readPage(join(dist, 'auth/popup.html'));
  site.get('/auth/silent.html', (request, reply) => {
    reply.header('content-security-policy', contentPolicy(origins, "'self'", silent.inline));
    return sendPage(request, reply, silent);
  });
  site.get('/auth/popup.html', (request, reply) => {
    reply.header('content-security-policy', contentPolicy(origins, "'none'", popup.inline));
    // The popup comes from the identity site; any other policy would cut it off from the page that opened it.
    reply.header('cross-origin-opener-policy', 'unsafe-none');
    return sendPage(request, reply, popup);
  });
  for (const path of ['/', '/index.html'])
    site.get(path, (request, reply) => answerPath(app, shell, request, reply));
  site.setNotFoundHandler((request, reply) => answerPath(app, shell, request, reply));
}

/** The page was made when the server started, compressed and not. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!takesBrotli(request.headers['accept-encoding']?.toString())) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.compressed);
}

/** A missing file or call is a 404; any other address is a screen, and the shell decides what it shows. */
async function answerPath(
  app: App,
  shell: BuiltPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const isScreen =
    (request.method === 'GET' || request.method === 'HEAD') &&
    !path.startsWith('/rest/') &&
    !path.startsWith('/assets/') &&
    (path === '/index.html' || !/\.\w{1,5}$/.test(path));
  if (!isScreen) return sendProblem(reply, new Problem('notFound'));
  const ancestors = await frameAncestors(app, request.url);
  reply.header('content-security-policy', contentPolicy(app.config.origins, ancestors, shell.inline));
  return sendPage(request, reply, shell);
}
