import { documentQueries } from '@countersign/api-client';
import { shownName } from '@countersign/api-client/rules';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { bulkCapability, type BulkAction } from '../actions/actionTable.ts';
import { headlineOf } from './bulk.messages.ts';
import type { BulkContext } from './bulkContext.ts';
import type { BulkTarget } from './bulkTarget.ts';
import { reportSuccess } from './reportSuccess.ts';

/** Returns the title of a document. */
export async function titleOf({ portal, queryClient }: BulkContext, id: number): Promise<string> {
  return shownName((await queryClient.fetchQuery(documentQueries.detail(portal, id))).Title);
}

/**
 * Returns the parts that all actions on several documents have in common.
 *
 * @param rejected Says that it could not begin, if that is not what the action says.
 */
export function commonParts(
  { toasts }: BulkContext,
  action: BulkAction,
  { count }: BulkTarget,
  rejected?: string,
): Pick<BulkWork, 'kind' | 'title' | 'headline' | 'count' | 'onRejected' | 'onSucceeded'> {
  const { title, kind, rejected: failed } = bulkCapability(action);
  return {
    kind,
    title,
    headline: headlineOf(kind),
    count,
    onRejected(error, again) {
      reportWriteFailure(toasts, error, { failed: rejected ?? failed, again });
    },
    onSucceeded: reportSuccess(toasts),
  };
}
