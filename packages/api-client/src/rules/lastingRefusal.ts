import type { ErrorCode } from './errorCodes.ts';

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
