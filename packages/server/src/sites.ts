import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import type { Ports } from './config.ts';
import { buildFilesSite } from './files/site.ts';
import { apiAudience, authenticateBy, buildIdentitySite } from './identity/index.ts';
import type { Readiness } from './portal/health.ts';
import { buildPortalSite } from './portal/site.ts';
import { buildSigningSite } from './signing/site.ts';

/** The sites that every installation has; the desk joins them where there is demo data. */
export async function buildSites(
  app: App,
  readiness: Readiness,
): Promise<Partial<Record<keyof Ports, FastifyInstance>>> {
  return {
    identity: await buildIdentitySite(app),
    files: await buildFilesSite(app),
    signing: await buildSigningSite(app),
    portal: await buildPortalSite(app, { authenticate: authenticateBy(app, apiAudience), readiness }),
  };
}
