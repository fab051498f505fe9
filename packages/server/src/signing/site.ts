import fastifyCookie from '@fastify/cookie';
import { signingContract } from '@countersign/api-client/contract/documents';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { bindContract } from '../contract.ts';
import { loadSigningKeys } from '../domain/signing/keys.ts';
import { Problem } from '../errors.ts';
import { createSite } from '../http/site.ts';
import { entryHandlers } from './entryHandlers.ts';
import { allowPortalToIdentify, routeEntries } from './entryRoutes.ts';
import { signerHandlers } from './handlers.ts';
import { createIdentityClient, type IdentityClient } from './identityClient.ts';
import { routeLogin } from './loginRoutes.ts';
import { readPages } from './pages.ts';
import { authenticateSigner, recogniseSigner, sessionHash } from './signerContext.ts';
import { createSignerPath } from './signerPath.ts';

export interface SigningSiteOptions {
  /** Where the pages were built; the usual place by default. */
  pagesFolder?: string;
  /** How signers sign in where their firm asks for it; the identity site by default. */
  identity?: IdentityClient;
}

/** The signing site: the frame that staff sign in, and the pages of account holders. */
export async function buildSigningSite(app: App, options: SigningSiteOptions = {}): Promise<FastifyInstance> {
  // Here and not on first use: inside a transaction a key could not be stored.
  await loadSigningKeys(app);
  const pages = await readPages(app, options.pagesFolder);
  const site = createSite(app, { name: 'signing', sendFailure: pages.sendFailure });
  await site.register(fastifyCookie);
  // Cookies are sent by any page of the same registrable domain; only our own pages may act with them.
  site.addHook('onRequest', async (request) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && request.headers.origin !== app.config.origins.signing) {
      throw new Problem('originDenied');
    }
  });
  pages.addAssets(site);
  allowPortalToIdentify(site, app);
  routeEntries(site, app, pages);
  bindContract(site, app, {
    contract: signingContract,
    name: 'signing',
    base: '',
    handlers: { ...signerHandlers, ...entryHandlers },
    authenticate: authenticateSigner(app),
    recognise: recogniseSigner(app),
    sessionOf: sessionHash,
    neverStored: ['openSigningLink'],
  });
  routeLogin(site, app, {
    identity: options.identity ?? createIdentityClient(app),
    signerIdOf: createSignerPath(),
  });
  return site;
}
