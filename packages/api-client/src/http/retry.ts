import { ApiError, isOutcomeUnknown, isUnsettled } from '../errors.ts';
import type { Timing } from './timing.ts';

export const READ_TIMEOUT_MS = 10_000;
export const WRITE_TIMEOUT_MS = 30_000;
/**
 * For calls that wait until a PDF was processed: other files may be ahead of it, and it may itself take a minute before
 * the server responds that it is too busy. The server ends a connection that was silent for 120 seconds, so that no
 * response comes later; to end it first tells such an end from a lost connection, after which the call is repeated.
 */
export const PDF_TIMEOUT_MS = 115_000;
/** Number of retries of a repeatable call. */
export const RETRIES = 2;

const BACKOFF_MS = 400;
const BACKOFF_MAX_MS = 5_000;
/** A server that asks for more than this is not waited for. */
const PATIENCE_MS = 15_000;

const passing: readonly number[] = [408, 429, 500, 502, 503, 504];
/** Whether the same read may succeed another time. */
export function canRetryRead(error: ApiError): boolean {
  return isUnsettled(error) || passing.includes(error.status);
}

/** Whether the same check of a PDF may succeed another time: after a timeout it would wait behind all others again. */
export function canRetryCheck(error: ApiError): boolean {
  return error.kind !== 'timeout' && canRetryRead(error);
}

/**
 * Returns whether a write is sent again under its idempotency key: only if its outcome is unknown. The server
 * then returns the stored response, performs the write, or returns 409 with Retry-After while it is still
 * running. After a timeout there is one retry. `retry` is 0 for the first.
 */
export function canRetryWrite(error: ApiError, retry: number): boolean {
  if (error.kind === 'timeout') return retry === 0;
  return isOutcomeUnknown(error);
}

const beforeKey: readonly number[] = [401, 403, 429];

/**
 * Returns whether the failure of a repeated write replaces that of an earlier try whose outcome is unknown: not if the server refused the
 * request before it looked at its idempotency key, or if it never saw it.
 */
function tellsOutcome(error: ApiError): boolean {
  return isOutcomeUnknown(error) || (error.kind === 'problem' && !beforeKey.includes(error.status));
}

/**
 * Returns the failure of a repeated write: the outcome stays unknown where this one says nothing of an earlier try that
 * may have been done. It is then the cause of what is returned, so that its words can be shown too.
 *
 * @param unknown Why the outcome of an earlier try is unknown; undefined if it is not.
 */
export function withEarlier(error: ApiError, unknown: ApiError | undefined): ApiError {
  return unknown === undefined || tellsOutcome(error) ? error : new ApiError({ ...unknown, cause: error });
}

/** Milliseconds until the next try, or null when it is not worth it. `attempt` is 0 for the first retry. */
export function backoff(error: ApiError, attempt: number, timing: Timing): number | null {
  const jitter = timing.random() * Math.min(BACKOFF_MAX_MS, BACKOFF_MS * 2 ** attempt);
  if (error.retryAfter === null) return jitter;
  return error.retryAfter > PATIENCE_MS ? null : error.retryAfter + jitter;
}
