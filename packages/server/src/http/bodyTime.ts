import type { IncomingMessage } from 'node:http';

function lost(): Error {
  return new Error('The body of the request did not come in time.');
}

/** What ends the limit that a request has now. */
const limits = new WeakMap<IncomingMessage, () => void>();

/** Breaks a request off whose body is not here after so many milliseconds, whatever its limit was before. */
export function limitBody(request: IncomingMessage, milliseconds: number): void {
  limits.get(request)?.();
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy(lost());
  }, milliseconds);
  timer.unref();
  const rest = (): void => {
    clearTimeout(timer);
    request.off('end', rest).off('close', rest);
  };
  limits.set(request, rest);
  request.once('end', rest).once('close', rest);
}

/** Speed of the slowest connection that the server waits for, in bytes a second. */
const slowest = 4_000;

/**
 * Aborts a request if no part of its body has arrived for `silence` milliseconds, or if the body arrives too slowly:
 * it may take `body` milliseconds, plus the time of `bytes` bytes on the slowest connection.
 */
export function limitSilence(
  request: IncomingMessage,
  { silence, body, bytes }: { silence: number; body: number; bytes: number },
): void {
  limitBody(request, body + (bytes / slowest) * 1_000);
  if (request.complete) return;
  request.setTimeout(silence, () => {
    if (!request.complete) request.destroy(lost());
  });
  // From here on it is the server that is silent.
  request.once('end', () => request.setTimeout(0));
}
