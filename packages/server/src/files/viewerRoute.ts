import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';

/** Where the build of the sites puts the viewer. */
export const viewerFolder = join(import.meta.dirname, '../../../sites/dist/viewer');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Whether an address is one of our own one-time links; the viewer shows nothing else. */
export function isOwnLink(app: App, address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === app.config.origins.files && /^\/d\/[\w-]+$/u.test(pathname) && search + hash === '';
}

/** Where the viewer may lead back to. */
function mayFinishAt(app: App, address: string): boolean {
  const { portal, signing } = app.config.origins;
  return URL.canParse(address) && [portal, signing].includes(new URL(address).origin);
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
  url?: string;
  finishedurl?: string;
}

/** Serves the viewer page to the portal's and the signing site's frames. */
export function routeViewer(site: FastifyInstance, app: App, folder: string = viewerFolder): void {
  const policy = pagePolicy(app);

  site.get<{ Querystring: ViewerQuery }>('/viewer/', async (request, reply) => {
    const { url, finishedurl } = request.query;
    if (finishedurl !== undefined && !mayFinishAt(app, String(finishedurl))) {
      const address = new URL(request.url, app.config.origins.files);
      address.searchParams.delete('finishedurl');
      return reply.redirect(`${address.pathname}${address.search}`);
    }
    // The page itself says that there is nothing to show.
    if (!isOwnLink(app, typeof url === 'string' ? url : undefined)) reply.code(400);
    reply.headers({
      'content-security-policy': policy,
      'content-type': types['.html'] ?? '',
      // One-time links stand in the address: it goes nowhere.
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    return reply.send(await asset(folder, 'index.html'));
  });

  site.get<{ Params: { '*': string } }>('/viewer/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const extension = /\.\w+$/u.exec(name)?.[0] ?? '';
    const stream = await asset(join(folder, 'assets'), name);
    reply.headers({
      'content-security-policy': assetPolicy,
      'content-type': types[extension] ?? 'application/octet-stream',
      // Names of built files carry a hash; what is copied as it is does not.
      'cache-control': /-[\w-]{8}\.\w+$/u.test(name)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    });
    return reply.send(stream);
  });
}

async function asset(folder: string, name: string) {
  const path = normalize(join(folder, name));
  const inside = path.startsWith(folder + sep);
  const found = inside ? await stat(path).catch(() => null) : null;
  if (!found?.isFile()) throw new Problem(404, 'Not found.');
  return createReadStream(path);
}
