import type { FastifyInstance } from 'fastify';

const preflightSeconds = '600';

/** Lets pages of exactly these origins call the API under `/api/`. The token is a header, so no cookies. */
export function allowOrigins(site: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins);
  site.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
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
