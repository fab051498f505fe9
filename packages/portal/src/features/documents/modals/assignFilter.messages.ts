import { isApiError } from '@countersign/api-client';
import { documentCount } from '../../../services/counts.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { assignReplyOf } from '@countersign/api-client/rules';

/** Messages about assigning documents to filters, besides the specification's own. */
export const assignMessages = {
  failed: 'The filter wasn’t assigned',
  unconfirmed: 'The assignment wasn’t confirmed',
  failedSeveral: 'The documents weren’t assigned',
  filterMissing: 'This filter no longer exists. Select another one.',
  current: (path: string) => `Assigned to ${path}. To remove the filter, select the root, “Filters”.`,
  noFilter: 'Not assigned to a filter.',
  dragged: documentCount,
  title: (documents: number) => `Assign ${documentCount(documents)}`,
} as const;

/** Returns why a document was not assigned, or that this is unknown. */
export function assignFailure(error: unknown): string {
  return isApiError(error) && assignReplyOf(error.code) === 'filterMissing'
    ? assignMessages.filterMissing
    : writeFailure(error);
}
