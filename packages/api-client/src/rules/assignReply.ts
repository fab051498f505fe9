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
