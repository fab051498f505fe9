import { isApiError } from '@countersign/api-client';
import { assignReplyOf, lastingRefusalOf } from '@countersign/api-client/rules';
import type { BulkFailure } from '../../../services/bulk/bulkRun.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { assigningMessages } from './assigning.messages.ts';

/** Whether the filter that documents were assigned to does not exist any more. */
export function saysFilterMissing(error: unknown): boolean {
  return isApiError(error) && assignReplyOf(error.code) === 'filterMissing';
}

/** Returns why a document was not assigned, or that this is unknown. */
export function assignFailure(error: unknown): string {
  return saysFilterMissing(error) ? assigningMessages.filterMissing : writeFailure(error);
}

/** Returns why repeating it would fail alike: it needs another filter, there is no such document, or the user may not. */
export function assignLasting(error: unknown): BulkFailure['lasting'] {
  if (!isApiError(error)) return undefined;
  if (saysFilterMissing(error)) return 'blocked';
  return lastingRefusalOf(error.code) ?? undefined;
}
