import { isApiError } from '@countersign/api-client';
import { writeFailure } from '../../../services/writeFailure.ts';
import { assignReplyOf } from '@countersign/api-client/rules';
import { assigningMessages } from './assigning.messages.ts';

/** Returns why a document was not assigned, or that this is unknown. */
export function assignFailure(error: unknown): string {
  return isApiError(error) && assignReplyOf(error.code) === 'filterMissing'
    ? assigningMessages.filterMissing
    : writeFailure(error);
}
