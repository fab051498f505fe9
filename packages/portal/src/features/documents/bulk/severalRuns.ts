import {
  ApiError,
  createKeptKeys,
  documentMutations,
  documentQueries,
  fileMutations,
  isOutcomeUnknown,
  messageOf,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { removeTaskDenialReason, resendPinsDenialReason } from '@countersign/api-client/rules';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { runInBrowser, type BrowserTask } from '../../../services/bulk/runInBrowser.ts';
import { whyFailed } from '../../../services/readFailure.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { saveFile } from '../../../services/saveFile.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { taskRemoval } from '../taskRemoval.ts';
import type { BulkContext } from './bulkContext.ts';
import { clientToasts } from './clientToasts.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { commonParts, titleOf } from './bulkParts.ts';
import type { BulkTarget, SelectedTarget } from './bulkTarget.ts';
import { outcomeLabels } from './outcome.messages.ts';
import { leftOutOutcome, type LeavingOutKind } from './leftOut.messages.ts';

function forEach(
  context: BulkContext,
  target: BulkTarget,
  action: LeavingOutKind,
  task: Pick<BrowserTask, 'needsNothing' | 'isNeedless' | 'work' | 'reasonOf'>,
): BulkWork {
  return runInBrowser({
    ...commonParts(context, action, target),
    describe: ({ status, done, unchanged, failed }) =>
      status === 'running' ? {} : leftOutOutcome(action, { changed: done - unchanged, unchanged, failed }),
    read: target.read,
    nameOf: (id) => titleOf(context, id),
    unnamed: rareMessages.unnamed,
    outcomeLabels: outcomeLabels(action),
    ...task,
  });
}

/** Downloads the documents as one ZIP. Those that are missing or damaged are left out of it, and named. */
export function downloadRun(context: BulkContext, target: SelectedTarget, clientId: number): BulkWork {
  const { files, queryClient } = context;
  const toasts = clientToasts(context, clientId);
  return {
    ...commonParts({ ...context, toasts }, 'download', target),
    yields: true,
    async run(report, signal) {
      const body = { clientId, ...target.named };
      const archive = await mutate(queryClient, fileMutations.archive(files), body);
      if (signal.aborted) return;
      saveFile(archive.fileUrl, (detail) => {
        const { downloadError } = documentScreenMessages;
        toasts.show({ tone: 'critical', message: downloadError, detail });
      });
      const failures = archive.LeftOut.map(({ Id, Title, Message }) => ({
        id: Id,
        name: Title === '' ? rareMessages.unnamed(Id) : Title,
        reason: Message,
        lasting: 'missing' as const,
      }));
      report({ done: target.count - failures.length, failed: failures.length, failures });
    },
    retry: () => undefined,
  };
}

/** Returns the document as it is now. */
function readNow({ portal, queryClient }: BulkContext, id: number): Promise<Schemas['Document']> {
  return queryClient
    .fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 })
    .catch((error: unknown) => {
      // Nothing was requested yet, so nothing is unknown.
      throw new ApiError({ kind: 'refused', serverMessage: whyFailed(error), cause: error });
    });
}

/** Resends the PINs of each document that waits for one; the others are left out. */
export function resendRun(context: BulkContext, target: BulkTarget): BulkWork {
  const { portal, queryClient } = context;
  /** A retry of those whose outcome is unknown sends no second PIN. */
  const kept = createKeptKeys();
  const needsNothing = async (id: number) => resendPinsDenialReason(await readNow(context, id)) !== null;
  return forEach(context, target, 'resendPins', {
    needsNothing,
    async work(id) {
      await mutate(queryClient, documentMutations.resendPins(portal, kept), id);
    },
    // It was changed since it was read.
    isNeedless: async (error, id) => !isOutcomeUnknown(error) && needsNothing(id),
    reasonOf: (error) => (isOutcomeUnknown(error) ? rareMessages.pinsUnconfirmed : messageOf(error)),
  });
}

/** Removes the task of each document that has one; the others are left out. */
export function removeTaskRun(context: BulkContext, target: BulkTarget): BulkWork {
  const { portal, queryClient } = context;
  const kept = createKeptKeys();
  /** One that has no task at a retry may have lost it by the first attempt. */
  const attempted = new Set<number>();
  const hasNoTask = async (id: number) => removeTaskDenialReason(await readNow(context, id)) !== null;
  return forEach(context, target, 'removeTask', {
    needsNothing: async (id) => !attempted.has(id) && (await hasNoTask(id)),
    async work(id) {
      attempted.add(id);
      await mutate(queryClient, taskRemoval(portal, queryClient, kept), id);
    },
    isNeedless: async (error, id) => !isOutcomeUnknown(error) && hasNoTask(id),
    reasonOf: writeFailure,
  });
}
