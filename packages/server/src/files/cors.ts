import type { FastifyInstance } from 'fastify';

const preflightSeconds = '600';

/** What pages of other origins may call: the API, and the state of a one-time link. */
const shared = /^\/(?:api\/|(?:d|archive|history)\/[\w-]+\/state$)/u;

/** Lets pages of exactly these origins call what is shared. The token is a header, so no cookies. */
export function allowOrigins(site: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  site.addHook('onRequest', async (request, reply) => {
    if (!shared.test(request.url)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin !== undefined && allowed.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'Retry-After');
    }
  });
  site.options('/api/*', async (request, reply) => {
    if (allowed.has(request.headers.origin ?? ''))
      reply.headers({
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        'access-control-max-age': preflightSeconds,
      });
    return reply.code(204).send();
  });
}
