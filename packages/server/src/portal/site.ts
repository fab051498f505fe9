import { portalContract } from '@countersign/api-client/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { addApiDocs } from '../apidocs/routes.ts';
import { bindContract, type ReadPath } from '../contract.ts';
import type { Caller } from '../domain/caller.ts';
import { createSite } from '../http/site.ts';
import { portalHandlers } from '../routes/index.ts';
import { addHealth, type Readiness } from './health.ts';
import { portalHeaders } from './headers.ts';
import { addPortalPages } from './pages.ts';
import { addTestClock } from './testClock.ts';

export interface PortalSiteOptions {
  /** Returns the caller; throws a Problem 401. `unattended`: it does not count as session activity. */
  authenticate(request: FastifyRequest, path: ReadPath, unattended: boolean): Promise<Caller>;
  readiness: Readiness;
  /** Milliseconds between two comments of a stream. */
  heartbeat?: number;
}

/** 2 MiB: a logo of 1 MiB as a data URL, and the rest of the branding. */
const brandingLimit = 2 * 1024 * 1024;

/** The portal's pages, its API under /rest, and the health checks: one origin, so that no call needs a preflight. */
export async function buildPortalSite(app: App, options: PortalSiteOptions): Promise<FastifyInstance> {
  const site = createSite(app, { name: 'portal', headers: portalHeaders(app.config), ownNotFound: true });
  addHealth(site, app, options.readiness);
  addTestClock(site, app);
  bindContract(site, app, {
    contract: portalContract,
    name: 'portal',
    base: '/rest',
    handlers: portalHandlers(),
    authenticate: options.authenticate,
    bodyLimits: { updateBranding: brandingLimit },
    ...(options.heartbeat === undefined ? {} : { heartbeat: options.heartbeat }),
  });
  addApiDocs(site);
  await addPortalPages(site, app);
  return site;
}
