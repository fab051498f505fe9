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

/**
 * Why a refusal would come again: the document's signing tasks must be removed first, there is no such document, or the
 * user may not.
 */
export type LastingRefusal = 'tasks' | 'missing' | 'denied';

const lasting: ReadonlyMap<ErrorCode, LastingRefusal> = new Map<ErrorCode, LastingRefusal>([
  ['outstandingTasks', 'tasks'],
  ['documentNotFound', 'missing'],
  ['documentDeleted', 'missing'],
  ['permissionDenied', 'denied'],
  ['roleDenied', 'denied'],
]);

/** Returns why an action on a document would be refused again; null where repeating it may help. */
export function lastingRefusalOf(code: ErrorCode | null): LastingRefusal | null {
  return code === null ? null : (lasting.get(code) ?? null);
}

const ofViewNames: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'viewNameTaken',
  'viewNameTooLong',
  'viewNameRequired',
]);

/** Whether the name of a view was refused, and not the view. */
export function refusesViewName(code: ErrorCode | null): boolean {
  return code !== null && ofViewNames.has(code);
}
