import type { ErrorCode } from './errorCodes.ts';

const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['signingBusy', 'tooManyAttempts']);

/** Whether a refusal passes by itself: the server did nothing, and its sentence says when to try again. */
export function passesByItself(code: ErrorCode | null): boolean {
  return code !== null && passing.has(code);
}
