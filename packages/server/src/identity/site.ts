import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../app.ts';
import { createSite } from '../http/site.ts';
import { sweepRecords } from './adapter.ts';
import { identityHeaders } from './headers.ts';
import { addInteractions } from './interactions.ts';
import { loadIdentityKeys } from './keys.ts';
import { addOpenId } from './openId.ts';
import type { RenderPage } from './pageModel.ts';
import { createPages } from './pages.ts';
import { createProvider } from './provider.ts';
import { loadRenderer, pagesFolder } from './renderer.ts';

export interface IdentitySiteParts {
  /** Renders the pages; the built bundle by default. */
  render?: RenderPage;
}

/** Between two removals of what has run out, in milliseconds. */
const sweepEvery = 600_000;

/** The identity site: OpenID provider, sign-in pages, sign-out. */
export async function buildIdentitySite(app: App, parts: IdentitySiteParts = {}): Promise<FastifyInstance> {
  const render = parts.render ?? (await loadRenderer());
  if (render === null) app.log.warn('The sign-in pages are not built; run "npm run build".');
  const pages = createPages(app, render);
  const provider = createProvider(app, await loadIdentityKeys(app), pages);
  const site = createSite(app, { name: 'identity', headers: identityHeaders(app.config) });

  if (existsSync(join(pagesFolder, 'assets'))) {
    await site.register(fastifyStatic, {
      root: join(pagesFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  }
  await addInteractions(site, app, provider, pages);
  await addOpenId(site, provider);

  const sweep = setInterval(() => {
    sweepRecords(app.db).catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'));
  }, sweepEvery);
  sweep.unref();
  site.addHook('onClose', async () => clearInterval(sweep));
  return site;
}
