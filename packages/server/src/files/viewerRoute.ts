import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { addBuiltAssets } from '../http/builtAssets.ts';

/** Where the build of the sites puts the viewer. */
const viewerFolder = join(import.meta.dirname, '../../../sites/dist/viewer');

/** Whether an address is one of our own one-time links; the viewer shows nothing else. */
function isOwnLink(app: App, address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === app.config.origins.files && /^\/d\/[\w-]+$/u.test(pathname) && search + hash === '';
}

/** Where the viewer may lead back to. */
function finishOrigins(app: App): string[] {
  const { portal, signing } = app.config.origins;
  return [portal, signing];
}

/** Whether it is one address, and of ours: of several the server and the page could take different ones. */
function canFinishAt(app: App, address: unknown): boolean {
  return (
    typeof address === 'string' &&
    URL.canParse(address) &&
    finishOrigins(app).includes(new URL(address).origin)
  );
}

function pagePolicy(app: App): string {
  const { portal, signing } = app.config.origins;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-ancestors ${portal} ${signing}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types countersign-viewer',
  ].join('; ');
}

/** The PDF worker's own policy: it loads its decoders and character maps from here, and nothing else. */
const assetPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

interface ViewerQuery {
  url?: unknown;
  finishedurl?: unknown;
}

/** Serves the viewer page to the portal's and the signing site's frames. */
export function routeViewer(site: FastifyInstance, app: App, folder: string = viewerFolder): void {
  const policy = pagePolicy(app);
  const page = join(folder, 'index.html');
  const finishAt = finishOrigins(app).join(' ');

  site.get<{ Querystring: ViewerQuery }>('/viewer/', async (request, reply) => {
    if (!existsSync(page))
      throw new Problem('notReady', { sentence: 'The viewer is not built. Run "npm run build".' });
    const { url, finishedurl } = request.query;
    if (finishedurl !== undefined && !canFinishAt(app, finishedurl)) {
      const address = new URL(request.url, app.config.origins.files);
      address.searchParams.delete('finishedurl');
      return reply.redirect(`${address.pathname}${address.search}`);
    }
    // The page itself says that there is nothing to show.
    if (!isOwnLink(app, typeof url === 'string' ? url : undefined)) reply.code(400);
    reply.headers({
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      // Addresses contain one-time links and must not be sent on.
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    const html = await readFile(page, 'utf8');
    return reply.send(html.replace('data-finish-at=""', `data-finish-at="${escapeHtml(finishAt)}"`));
  });

  addBuiltAssets(site, {
    folder: join(folder, 'assets'),
    prefix: '/viewer/assets/',
    headers: { 'content-security-policy': assetPolicy },
  });
}
