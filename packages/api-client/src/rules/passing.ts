import type { ErrorCode } from './errorCodes.ts';

const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['signingBusy', 'tooManyAttempts']);

/** Whether a refusal passes by itself: the server did nothing, and its sentence says when to try again. */
export function passesByItself(code: ErrorCode | null): boolean {
  return code !== null && passing.has(code);
}

/** Why an action failed for a document of a job, where the same action may succeed later: others need something else first. */
export const retryableCodes: readonly ErrorCode[] = [
  'changedMeanwhile',
  'serverFailed',
  'databaseUnavailable',
  'notReady',
  'documentInUse',
  'documentDeleted',
  'tooManyAttempts',
];
