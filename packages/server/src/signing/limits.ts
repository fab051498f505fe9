import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { addressLimit, countAttempt } from '../identity/rateLimit.ts';

/** Counts a guess at a PIN or a link from this network address, before anything is compared. */
export async function limitAddress(app: App, request: FastifyRequest, what: 'link' | 'pin'): Promise<void> {
  const bucket = `signing-${what}:address:${request.ip}`;
  const { allowed, retryAfter } = await countAttempt(app.db, bucket, addressLimit, app.clock.now());
  if (!allowed) throw new Problem('tooManyAttempts', { retryAfter });
}
