import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';

export interface Readiness {
  /** False from the moment the server stops taking work. */
  ready: boolean;
}

/** `/health/live`: the process responds. `/health/ready`: it can work, database included. */
export function addHealth(site: FastifyInstance, app: App, readiness: Readiness): void {
  site.get('/health/live', () => ({ status: 'live' }));
  site.get('/health/ready', async () => {
    if (!readiness.ready)
      throw new Problem('notReady', { sentence: 'The server is stopping or starting.', retryAfter: 1 });
    try {
      await sql`select 1`.execute(app.db);
    } catch (error) {
      throw new Problem('notReady', {
        sentence: 'The database does not answer.',
        cause: error,
        retryAfter: 5,
      });
    }
    return { status: 'ready' };
  });
}
