import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { authenticateBy } from '../identity/verifyToken.ts';
import { createFilesSite } from './filesSite.ts';

/** The file service on its own origin. Its calls want tokens made for it, not those of the API. */
export async function buildFilesSite(app: App): Promise<FastifyInstance> {
  return createFilesSite(app, { authenticate: authenticateBy(app, 'urn:countersign:files') });
}
