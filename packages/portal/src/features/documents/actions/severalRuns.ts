import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import {
  ApiError,
  createKeptKeys,
  documentMutations,
  documentQueries,
  fileMutations,
  isOutcomeUnknown,
  messageOf,
  type FilesClient,
  type PortalClient,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, resendPinsDenialReason } from '@countersign/api-client/rules';
import type { useToasts } from '@countersign/ui';
import type { BulkItem, BulkWork } from '../../../services/bulk/bulkRun.ts';
import { runInBrowser, type BrowserTask } from '../../../services/bulk/runInBrowser.ts';
import type { SettingsStore } from '../../../services/browserSettings.ts';
import { readAfter } from '../../../services/readAfter.ts';
import { saveFile } from '../../../services/saveFile.ts';
import { documentsMessages } from '../documents.messages.ts';
import { headlineOf } from '../jobs/jobs.messages.ts';
import { bulkCapability, type BulkAction } from './actionTable.ts';

/** The documents that an action takes. */
export interface BulkTarget {
  readonly count: number;
  /** Reads which documents they are, if some of them are not loaded. */
  readonly read: () => Promise<readonly TargetItem[]>;
}

interface TargetItem extends BulkItem {
  /** Its filter, if the list says it; 0 is none. */
  readonly filterId?: number;
}

/** Selected documents, which the server can also find itself. */
export interface SelectedTarget extends BulkTarget {
  /** For the server: their ids, or what the list shows. */
  readonly named: Pick<Schemas['DocumentJobRequest'], 'documentIds' | 'matching'>;
  /** Returns those of them that are loaded. */
  readonly loaded: () => readonly Schemas['Document'][];
}

export interface BulkContext {
  readonly portal: PortalClient;
  readonly files: FilesClient;
  readonly queryClient: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly settings: SettingsStore;
  /** Whether deleted documents are listed for the user. */
  readonly canRestore: boolean;
}

/** Runs a mutation outside of a component: the run outlives the screen that started it. */
export function mutate<Data, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}

/** Returns the parts that all actions on several documents have in common. */
export function commonParts(
  { toasts }: BulkContext,
  action: BulkAction,
  { count }: BulkTarget,
  rejected: string,
): Pick<BulkWork, 'title' | 'headline' | 'count' | 'onRejected'> {
  return {
    title: bulkCapability(action).title,
    headline: headlineOf(action === 'assignFilter' ? 'assign' : action),
    count,
    onRejected(error, again) {
      toasts.show({
        tone: 'critical',
        message: rejected,
        detail: messageOf(error),
        action: { label: 'Try again', onPress: again },
      });
    },
  };
}

/** Returns the title of a document. */
export async function titleOf({ portal, queryClient }: BulkContext, id: number): Promise<string> {
  return (await queryClient.fetchQuery(documentQueries.detail(portal, id))).Title;
}

function forEach(
  context: BulkContext,
  target: BulkTarget,
  action: BulkAction,
  rejected: string,
  task: Pick<BrowserTask, 'work' | 'reasonOf' | 'isLasting'>,
): BulkWork {
  return runInBrowser({
    ...commonParts(context, action, target, rejected),
    read: target.read,
    nameOf: (id) => titleOf(context, id),
    unnamed: documentsMessages.unnamed,
    ...task,
  });
}

/** Downloads the documents as one ZIP. Those that are missing or damaged are left out of it, and named. */
export function downloadRun(context: BulkContext, target: SelectedTarget, clientId: number): BulkWork {
  const { files, queryClient } = context;
  return {
    ...commonParts(context, 'download', target, documentsMessages.downloadError),
    async run(report, signal) {
      const body = { clientId, ...target.named };
      const archive = await mutate(queryClient, fileMutations.archive(files), body);
      if (signal.aborted) return;
      saveFile(archive.fileUrl);
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

/** A document for which an action is not possible, however often it is tried. */
class LastingRefusal extends ApiError {
  constructor(serverMessage: string) {
    super({ kind: 'refused', serverMessage });
  }
}

/** Resends the PINs of each document that waits for one. */
export function resendRun(context: BulkContext, target: BulkTarget): BulkWork {
  const { portal, queryClient } = context;
  /** A retry of those whose outcome is unknown sends no second PIN. */
  const kept = createKeptKeys();
  return forEach(context, target, 'resendPins', documentsMessages.pinsFailed, {
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
  return forEach(context, target, 'removeTask', documentsMessages.tasksNotRemoved, {
    async work(id) {
      try {
        await mutate(queryClient, documentMutations.removeTask(portal), id);
      } catch (error) {
        const current = await readAfter(error, { id, portal, queryClient });
        if (current?.ActionTypeE !== actionTypes.none) throw error;
      }
    },
    reasonOf: (error) =>
      isOutcomeUnknown(error) ? documentsMessages.taskRemovalUnconfirmed : messageOf(error),
  });
}
