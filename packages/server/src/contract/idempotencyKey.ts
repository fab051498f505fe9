import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { RequestMark } from '../domain/idempotency.ts';
import { Problem } from '../errors.ts';

const pattern = /^[A-Za-z0-9_-]{8,128}$/;

/** The header's value, or null when none was sent. */
function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !pattern.test(header)) {
    throw new Problem('idempotencyKeyInvalid');
  }
  return header;
}

/**
 * Returns the key for comparing requests and storing replies. Call it outside transactions the first time.
 */
function idempotencyKey(app: Pick<App, 'keys'>): Promise<Uint8Array> {
  return app.keys.get('idempotency', () => new Uint8Array(randomBytes(32)));
}

/**
 * A digest that needs the server's key to create or to test bodies against, because the body may be six
 * digits.
 */
function keyed(key: Uint8Array, parts: readonly string[]): Uint8Array {
  const hmac = createHmac('sha256', key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:`).update(part);
  return new Uint8Array(hmac.digest());
}

/**
 * What makes a request the same as another one, by its Idempotency-Key; null when none was sent.
 *
 * @param scope who sent it.
 */
export async function markRequest(
  app: Pick<App, 'keys'>,
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'rawBody'>,
  scope: string,
  operation: string,
): Promise<RequestMark | null> {
  const key = readKey(request.headers['idempotency-key']);
  if (key === null) return null;
  const secret = await idempotencyKey(app);
  return {
    scope,
    key,
    operation,
    bodyHash: keyed(secret, ['request', request.method, request.url, request.rawBody]),
    replyKey: keyed(secret, ['reply', scope, key, operation]),
  };
}
