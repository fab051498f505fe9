import { isUnsettled } from '../errors.ts';
import type { ErrorCode } from '../rules/errorCodes.ts';
import { PERMANENT_ERRORS } from './uploadLimits.ts';
import { UNKNOWN_OUTCOME } from './uploadTransport.ts';

/**
 * Status of a rejected call. Unknown if it never reached the server, or if the response says nothing certain: a
 * gateway's page, for example.
 */
export function failureStatus(error: unknown): number {
  if (isUnsettled(error)) return UNKNOWN_OUTCOME;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return UNKNOWN_OUTCOME;
}

/** Whether the server rejected the call with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * Returns the server's objection to the request itself. Failures of the server or the connection have no
 * message worth showing.
 */
export function errorMessageOf(error: unknown): string | null {
  const status = failureStatus(error);
  return error instanceof Error && status >= 400 && status < 500 && error.message !== ''
    ? error.message
    : null;
}

/** Chunks: everything but 500 and 501 is worth another try. */
export function chunkMayRetry(status: number): boolean {
  return !PERMANENT_ERRORS.includes(status);
}

/** Other calls: a rejection is final; a busy server, a lost connection or the same call still running is not. */
export function callMayRetry(error: unknown): boolean {
  const status = failureStatus(error);
  return (
    status === UNKNOWN_OUTCOME ||
    status === 408 ||
    status === 429 ||
    hasCode(error, 'stillRunning') ||
    (status >= 500 && chunkMayRetry(status))
  );
}
