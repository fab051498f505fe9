import { isApiError, messageOf } from '@countersign/api-client';
import { assignReplyOf, ROOT_FILTER_ID } from '@countersign/api-client/rules';

/** Messages about assigning documents to filters, besides the specification's own. */
export const assignMessages = {
  done: (filterId: number) => (filterId === ROOT_FILTER_ID ? 'Filter removed' : 'Filter assigned'),
  failed: 'The filter wasn’t assigned',
  filterMissing: 'This filter no longer exists. Select another one.',
  current: (path: string) => `Assigned to ${path}. To remove the filter, select the root, “Filters”.`,
  noFilter: 'Not assigned to a filter.',
  /** For a document whose title is unknown. */
  unnamed: (id: number) => `Document ${id}`,
  dragged: (documents: number) => `${documents.toLocaleString('en-AU')} documents`,
  title: (documents: number) =>
    documents === 1 ? 'Assign 1 document' : `Assign ${documents.toLocaleString('en-AU')} documents`,
} as const;

/** Returns why a document was not assigned. */
export function assignFailure(error: unknown): string {
  return isApiError(error) && assignReplyOf(error.code) === 'filterMissing'
    ? assignMessages.filterMissing
    : messageOf(error);
}
