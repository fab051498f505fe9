import { createKeptKeys, documentMutations } from '@countersign/api-client';
import { shownName } from '@countersign/api-client/rules';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { headlineOf } from '../bulk/bulk.messages.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { reportSuccess } from '../bulk/reportSuccess.ts';
import { deletionMessages } from './deletion.messages.ts';

/** Restores what a deletion in this browser has deleted; after its time the server refuses that, and says why. */
export function undoDeletionRun(context: BulkContext, ids: readonly number[]): BulkWork {
  const { portal, queryClient, toasts } = context;
  const kept = createKeptKeys();
  const count = ids.length;
  return {
    kind: 'undoDelete',
    title: deletionMessages.undoTitle,
    headline: headlineOf('undoDelete'),
    count,
    async run(report) {
      const restoring = documentMutations.restoreMultiple(portal, kept);
      const { Restored, Failed } = await mutate(queryClient, restoring, [...ids]);
      const failures = Failed.map(({ Id, Title, Message }) => ({
        id: Id,
        name: Title === '' ? deletionMessages.unknownDocument : shownName(Title),
        reason: Message,
        lasting: 'blocked' as const,
      }));
      report({ done: Restored.length, failed: failures.length, failures });
    },
    retry: () => undefined,
    onRejected(error, again) {
      reportWriteFailure(toasts, error, {
        failed: deletionMessages.notRestoredSeveral(count),
        unconfirmed: deletionMessages.restoreUnconfirmed(count),
        again,
      });
    },
    onSucceeded: reportSuccess(toasts),
  };
}
