import {
  ApiError,
  createKeptKeys,
  documentMutations,
  documentQueries,
  fileMutations,
  isOutcomeUnknown,
  messageOf,
} from '@countersign/api-client';
import { resendPinsDenialReason } from '@countersign/api-client/rules';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { runInBrowser, type BrowserTask } from '../../../services/bulk/runInBrowser.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { saveFile } from '../../../services/saveFile.ts';
import type { BulkAction } from '../actions/actionTable.ts';
import { documentsMessages } from '../documents.messages.ts';
import { taskRemoval } from '../taskRemoval.ts';
import type { BulkContext } from './bulkContext.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { commonParts, titleOf } from './bulkParts.ts';
import type { BulkTarget, SelectedTarget } from './bulkTarget.ts';
import { LastingRefusal } from './LastingRefusal.ts';

function forEach(
  context: BulkContext,
  target: BulkTarget,
  action: BulkAction,
  task: Pick<BrowserTask, 'work' | 'reasonOf' | 'isLasting'>,
): BulkWork {
  return runInBrowser({
    ...commonParts(context, action, target),
    read: target.read,
    nameOf: (id) => titleOf(context, id),
    unnamed: documentsMessages.unnamed,
    ...task,
  });
}

/** Downloads the documents as one ZIP. Those that are missing or damaged are left out of it, and named. */
export function downloadRun(context: BulkContext, target: SelectedTarget, clientId: number): BulkWork {
  const { files, queryClient, toasts } = context;
  return {
    ...commonParts(context, 'download', target),
    async run(report, signal) {
      const body = { clientId, ...target.named };
      const archive = await mutate(queryClient, fileMutations.archive(files), body);
      if (signal.aborted) return;
      saveFile(archive.fileUrl, (detail) => {
        const { downloadError } = documentsMessages;
        toasts.show({ tone: 'critical', message: downloadError, detail });
      });
      const failures = archive.LeftOut.map(({ Id, Title, Message }) => ({
        id: Id,
        name: Title === '' ? documentsMessages.unnamed(Id) : Title,
        reason: Message,
        lasting: 'missing' as const,
      }));
      report({ done: target.count - failures.length, failed: failures.length, failures });
    },
    retry: () => undefined,
  };
}

/** Resends the PINs of each document that waits for one. */
export function resendRun(context: BulkContext, target: BulkTarget): BulkWork {
  const { portal, queryClient } = context;
  /** A retry of those whose outcome is unknown sends no second PIN. */
  const kept = createKeptKeys();
  return forEach(context, target, 'resendPins', {
    async work(id) {
      const document = await queryClient
        .fetchQuery(documentQueries.detail(portal, id))
        .catch((error: unknown) => {
          // Nothing was requested yet, so nothing is unknown.
          throw new ApiError({ kind: 'refused', serverMessage: messageOf(error), cause: error });
        });
      const refusal = resendPinsDenialReason(document);
      if (refusal !== null) throw new LastingRefusal(refusal);
      await mutate(queryClient, documentMutations.resendPins(portal, kept), id);
    },
    reasonOf: (error) => (isOutcomeUnknown(error) ? documentsMessages.pinsUnconfirmed : messageOf(error)),
    isLasting: (error) => error instanceof LastingRefusal,
  });
}

/** Removes the task of each document. */
export function removeTaskRun(context: BulkContext, target: BulkTarget): BulkWork {
  const { portal, queryClient } = context;
  const kept = createKeptKeys();
  return forEach(context, target, 'removeTask', {
    async work(id) {
      await mutate(queryClient, taskRemoval(portal, queryClient, kept), id);
    },
    reasonOf: writeFailure,
  });
}
