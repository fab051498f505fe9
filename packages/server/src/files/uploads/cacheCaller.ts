import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../domain/caller.ts';

/** For so long an answer counts, in milliseconds: a deactivation must work within a second. */
const lifetime = 500;
const most = 1_000;

/**
 * Asks once for the many chunks that come within half a second with the same token: who calls, and whether the
 * session stands. A refusal is not remembered.
 *
 * @param now milliseconds on a clock that never goes back
 */
export function cacheCaller(
  authenticate: (request: FastifyRequest) => Promise<Caller>,
  now: () => number = () => performance.now(),
): (request: FastifyRequest) => Promise<Caller> {
  const answers = new LRUCache<string, Promise<Caller>>({
    max: most,
    ttl: lifetime,
    // Reads the clock on every call: otherwise a timer forgets what it said.
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
      // A later answer may stand there by now.
      if (answers.peek(token) === caller) answers.delete(token);
    });
    return caller;
  };
}
