import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { App } from '../app.ts';
import { addBuiltAssets } from '../http/builtAssets.ts';
import { createSite } from '../http/site.ts';
import { answerWithPage } from './firstPage.ts';
import { answerNotFound } from './notFound.ts';
import { identityHeaders } from './headers.ts';
import { addInteractions } from './interactions.ts';
import { loadIdentityKeys } from './keys.ts';
import { addOpenId } from './openId.ts';
import type { RenderPage } from '@countersign/api-client/rules';
import { createPages } from './pages.ts';
import { createProvider } from './provider.ts';
import { addSessionTokens } from './sessionTokens.ts';
import { loadRenderer, pagesFolder } from './renderer.ts';

export interface IdentitySiteParts {
  /** Renders the pages; the built bundle by default. */
  render?: RenderPage;
}

/** The identity site: OpenID provider, sign-in pages, sign-out. */
export async function buildIdentitySite(app: App, parts: IdentitySiteParts = {}): Promise<FastifyInstance> {
  const render = parts.render ?? (await loadRenderer());
  if (render === null) app.log.warn('The sign-in pages are not built; run "npm run build".');
  const pages = createPages(app, render);
  const provider = createProvider(app, await loadIdentityKeys(app), pages);
  const site = createSite(app, { name: 'identity', headers: identityHeaders(app.config) });

  addBuiltAssets(site, { folder: join(pagesFolder, 'assets'), prefix: '/assets/' });
  answerNotFound(provider, pages);
  answerWithPage(app, provider, pages);
  await addInteractions(site, app, provider, pages);
  await addSessionTokens(site, app);
  await addOpenId(site, provider);
  return site;
}
