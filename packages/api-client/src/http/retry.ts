import { isStillRunning, isUnsettled, type ApiError } from '../errors.ts';
import type { Timing } from './timing.ts';

export const READ_TIMEOUT_MS = 10_000;
export const WRITE_TIMEOUT_MS = 30_000;
/** Number of retries of a repeatable call. */
export const RETRIES = 2;

const BACKOFF_MS = 400;
const BACKOFF_MAX_MS = 5_000;
/** A server that asks for more than this is not waited for. */
const PATIENCE_MS = 15_000;

const passing: readonly number[] = [408, 429, 500, 502, 503, 504];
/** Whether the same read may answer another time. */
export function canRetryRead(error: ApiError): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'malformed'
    ? error.status === 200 || passing.includes(error.status)
    : passing.includes(error.status);
}

/**
 * Returns whether a write is sent again under its idempotency key: only if its outcome is unknown. The server
 * then returns the stored response, performs the write, or answers 409 with Retry-After while it is still
 * running. After a timeout there is one retry. `retry` is 0 for the first.
 */
export function canRetryWrite(error: ApiError, retry: number): boolean {
  if (error.kind === 'timeout') return retry === 0;
  return isStillRunning(error) || isUnsettled(error);
}

/** Milliseconds until the next try, or null when it is not worth it. `attempt` is 0 for the first retry. */
export function backoff(error: ApiError, attempt: number, timing: Timing): number | null {
  const jitter = timing.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** attempt);
  if (error.retryAfter === null) return jitter;
  return error.retryAfter > PATIENCE_MS ? null : error.retryAfter + jitter;
}
