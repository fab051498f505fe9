import type { FastifyRequest } from 'fastify';
import type { Caller } from '../domain/caller.ts';

/** For so long an answer counts, in milliseconds: a deactivation must work within a second. */
const lifetime = 500;
const most = 1_000;

interface Answer {
  caller: Promise<Caller>;
  until: number;
}

/**
 * Asks once for the many chunks that come within half a second with the same token: who calls, and whether the
 * session stands. A refusal is not remembered.
 *
 * @param now milliseconds on a clock that never goes back
 */
export function briefly(
  authenticate: (request: FastifyRequest) => Promise<Caller>,
  now: () => number = () => performance.now(),
): (request: FastifyRequest) => Promise<Caller> {
  const answers = new Map<string, Answer>();
  return (request) => {
    const token = request.headers.authorization ?? '';
    const known = answers.get(token);
    if (known && now() < known.until) return known.caller;
    if (answers.size >= most) answers.clear();
    const caller = authenticate(request);
    answers.set(token, { caller, until: now() + lifetime });
    caller.catch(() => answers.delete(token));
    return caller;
  };
}
