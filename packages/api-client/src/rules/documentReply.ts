import { isAssignErrorCode, type ErrorCode } from './errorCodes.ts';

/** `assigned`: the document is in that filter already. `filterMissing`: the filter was deleted. */
export type AssignReply = 'assigned' | 'filterMissing' | 'other';

/** Returns why a document was not assigned to a filter. A missing document has a code of its own. */
export function assignReplyOf(code: ErrorCode | null): AssignReply {
  if (code === null || !isAssignErrorCode(code)) return 'other';
  switch (code) {
    case 'filterAssigned':
      return 'assigned';
    case 'notFound':
      return 'filterMissing';
    default:
      return code satisfies never;
  }
}

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
