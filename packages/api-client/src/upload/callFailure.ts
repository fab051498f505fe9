import { PERMANENT_ERRORS } from './uploadLimits.ts';
import { UNKNOWN_OUTCOME } from './uploadTransport.ts';

/** Status of a rejected call. What carries none never reached the server. */
export function failureStatus(error: unknown): number {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return UNKNOWN_OUTCOME;
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

/** Other calls: a rejection is final, a busy server or a lost connection is not. */
export function callMayRetry(status: number): boolean {
  return (
    status === UNKNOWN_OUTCOME || status === 408 || status === 429 || (status >= 500 && chunkMayRetry(status))
  );
}
