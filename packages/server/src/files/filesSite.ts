import { filesContract } from '@countersign/api-client/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { bindContract } from '../contract.ts';
import type { Caller } from '../domain/caller.ts';
import { createSite } from '../http/site.ts';
import { routeArchives } from './archives/archiveRoute.ts';
import { cacheCaller } from './uploads/cacheCaller.ts';
import { createChunkHandler } from './uploads/chunkHandler.ts';
import { allowOrigins } from './cors.ts';
import { filesHandlers } from './handlers.ts';
import { routeHistories } from './historyLinks.ts';
import { routeLinkStates } from './linkState.ts';
import { routeLinks } from './linkRoute.ts';
import { LONGEST_PREPARATION } from './sendPrepared.ts';
import { routeViewer } from './viewerRoute.ts';

export interface FilesSiteParts {
  /** Returns the caller; throws a Problem 401 or 403. */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
  /** Where the viewer page was built; the usual place by default. */
  viewerFolder?: string;
  /** How long a chunk may be silent, and any other body be on its way, in milliseconds. */
  times?: { silence: number; body: number };
  /** How long the headers of a download wait for its first byte, in milliseconds. */
  longestPreparation?: number;
}

const FORM = 'multipart/form-data';

/** Chunks come by the thousand, and alone as a form. */
const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM) === true;

/** The file service, with its parts given: the API for staff, one-time links, and the viewer page. */
export function createFilesSite(
  app: App,
  { authenticate, viewerFolder, times, longestPreparation = LONGEST_PREPARATION }: FilesSiteParts,
): FastifyInstance {
  const site = createSite(app, { name: 'files', ...(times && { bodyTimeout: times.body }) });
  const { portal, signing } = app.config.origins;
  allowOrigins(site, [portal, signing]);
  // The body of a chunk stays on the wire until its handler reads it.
  site.addContentTypeParser(FORM, (_request, _payload, done) => {
    done(null);
  });
  const whoCalls = cacheCaller(authenticate);
  bindContract(site, app, {
    contract: filesContract,
    name: 'files',
    base: '',
    handlers: { ...filesHandlers, uploadChunk: createChunkHandler(times) },
    authenticate: (request) => (isForm(request) ? whoCalls(request) : authenticate(request)),
  });
  routeLinks(site, app, longestPreparation);
  routeArchives(site, app, longestPreparation);
  routeHistories(site, app);
  routeLinkStates(site, app);
  routeViewer(site, app, viewerFolder);
  return site;
}
