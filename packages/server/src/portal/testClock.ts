import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import type { Clock, SettableClock } from '../clock.ts';
import { Problem } from '../errors.ts';

function isSettable(clock: Clock): clock is SettableClock {
  return 'set' in clock;
}

function readMoment(body: unknown): Date {
  const now = typeof body === 'object' && body !== null && 'now' in body ? body.now : null;
  const moment = new Date(typeof now === 'string' ? now : Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new Problem('requestInvalid', { sentence: 'Send { "now": an ISO 8601 time }.' });
  return moment;
}

/** `PUT /testing/clock` sets the time the server goes by. The route does not exist outside test mode. */
export function addTestClock(site: FastifyInstance, app: App): void {
  const { clock } = app;
  if (!app.config.testMode || !isSettable(clock)) return;
  site.put('/testing/clock', (request) => {
    clock.set(readMoment(request.body));
    return { now: clock.now().toISOString() };
  });
}
