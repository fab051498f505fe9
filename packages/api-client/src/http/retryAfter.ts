import type { Timing } from './timing.ts';

/**
 * Milliseconds that a Retry-After header asks for: seconds or a date. A date is compared with the reply's own, because
 * this machine's clock may be hours off.
 */
export function readRetryAfter(headers: Pick<Headers, 'get'>, timing: Pick<Timing, 'now'>): number | null {
  const header = headers.get('Retry-After');
  if (header === null) return null;
  const seconds = Number(header);
  const sent = Date.parse(headers.get('Date') ?? '');
  const now = Number.isNaN(sent) ? timing.now() : sent;
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Milliseconds that the server asked to wait before the failed call is repeated; 0 if it did not say. */
export function waitAsked(error: unknown): number {
  if (!(error instanceof Error) || !('retryAfter' in error)) return 0;
  return typeof error.retryAfter === 'number' ? error.retryAfter : 0;
}
