import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../domain/caller.ts';

/** How long a result is cached, in milliseconds: a deactivation must work within a second. */
const lifetime = 500;
const most = 1_000;

/**
 * Reads the caller once for the many chunks with the same token within half a second: who calls, and whether
 * the session is active. Failures are not cached.
 *
 * @param now milliseconds on a monotonic clock
 */
export function cacheCaller(
  authenticate: (request: FastifyRequest) => Promise<Caller>,
  now: () => number = () => performance.now(),
): (request: FastifyRequest) => Promise<Caller> {
  const answers = new LRUCache<string, Promise<Caller>>({
    max: most,
    ttl: lifetime,
    // Reads the clock on every call instead of caching its value.
    ttlResolution: 0,
    perf: { now },
  });
  return (request) => {
    const token = request.headers.authorization ?? '';
    const cached = answers.get(token);
    if (cached) return cached;
    const caller = authenticate(request);
    answers.set(token, caller);
    caller.catch(() => {
      // A later entry may have replaced it.
      if (answers.peek(token) === caller) answers.delete(token);
    });
    return caller;
  };
}
