import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  ApiError,
  documentMutations,
  documentQueries,
  fileMutations,
  messageOf,
} from '@countersign/api-client';
import { resendPinsDenialReason } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { saveFile } from '../../../services/saveFile.ts';
import { useServices } from '../../../services/services.tsx';
import { documentsMessages } from '../documents.messages.ts';
import type { BulkAction } from './documentMenu.ts';

/** An action that runs at once, without a dialog. */
type BulkCommand = Exclude<BulkAction, 'assignFilter' | 'delete'>;

interface BulkCommands {
  /** @param read Reads which documents they are, if some of them are not loaded. */
  readonly start: (action: BulkCommand, read: () => Promise<readonly number[]>) => void;
  /** The running action; it cannot be started twice. */
  readonly running: BulkCommand | null;
}

const messages = {
  download: { done: documentsMessages.severalDownloaded, notDone: documentsMessages.downloadError },
  resendPins: {
    done: documentsMessages.severalResent,
    notDone: documentsMessages.pinsFailed,
    unconfirmed: documentsMessages.severalPinsUnconfirmed,
  },
} as const;

/** Runs an action on several documents, three at a time, and reports the result in one sentence. */
export function useBulkCommands(): BulkCommands {
  const { portal, files } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { mutateAsync: linkTo } = useMutation(fileMutations.download(files));
  const { mutateAsync: resend } = useMutation(documentMutations.resendPins(portal));

  const one: Record<BulkCommand, (id: number) => Promise<void>> = {
    async download(id) {
      const { Title, Extension } = await queryClient.fetchQuery(documentQueries.detail(portal, id));
      const { fileUrl } = await linkTo({ Id: id, FriendlyName: `${Title}.${Extension}` });
      saveFile(fileUrl);
    },
    async resendPins(id) {
      const document = await queryClient
        .fetchQuery(documentQueries.detail(portal, id))
        .catch((error: unknown) => {
          // Nothing was requested yet, so nothing is unknown.
          throw new ApiError({ kind: 'refused', serverMessage: messageOf(error), cause: error });
        });
      const refusal = resendPinsDenialReason(document);
      if (refusal !== null) throw new ApiError({ kind: 'refused', serverMessage: refusal });
      await resend(id);
    },
  };

  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ action, read }: { action: BulkCommand; read: () => Promise<readonly number[]> }) => {
      // Their code loads with the first such action, not with the list: all of it before anything is done.
      const [ids, { mapConcurrent }, { bulkOutcomeMessage }] = await Promise.all([
        read(),
        import('./mapConcurrent.ts'),
        import('./bulkOutcome.ts'),
      ]);
      return { outcomes: await mapConcurrent(ids, one[action]), bulkOutcomeMessage };
    },
    onSuccess: ({ outcomes, bulkOutcomeMessage }, { action }) => {
      const titleOf = (id: number) =>
        queryClient.getQueryData(documentQueries.detail(portal, id).queryKey)?.Title;
      toasts.show(bulkOutcomeMessage(messages[action], outcomes, titleOf));
    },
    // Nothing was begun: each document reports its own failure.
    onError: (error, { action }) => {
      toasts.show({ tone: 'critical', message: messages[action].notDone, detail: messageOf(error) });
    },
  });

  const start = useCallback(
    (action: BulkCommand, read: () => Promise<readonly number[]>) => {
      mutate({ action, read });
    },
    [mutate],
  );
  return { start, running: isPending ? variables.action : null };
}
