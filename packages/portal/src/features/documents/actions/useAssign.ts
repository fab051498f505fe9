import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { documentMutations, documentQueries, isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { assignDenialReason, assignReplyOf } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import type { BulkItem } from '../../../services/bulk/bulkRun.ts';
import { runInBrowser } from '../../../services/bulk/runInBrowser.ts';
import { useServices } from '../../../services/services.tsx';
import { assignFailure, assignMessages } from '../modals/assignFilter.messages.ts';

interface Assign {
  /** Assigns a document that was dropped on a filter, and reports the outcome in a message. */
  readonly one: (document: Schemas['Document'], filterId: number) => void;
  /** Assigns documents, each by itself; the tray shows the outcome of each. */
  readonly several: (items: readonly BulkItem[], filterId: number) => void;
}

/** Assigns documents to a filter without a dialog; 0 removes their filter. */
export function useAssign(): Assign {
  const { portal, bulk } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(documentMutations.assignFilter(portal));

  const one = useCallback<Assign['one']>(
    (document, filterId) => {
      const reason = assignDenialReason(document, filterId);
      if (reason !== null) return void toasts.show({ tone: 'caution', message: reason });
      mutateAsync({ documentId: document.Id, filterId }).then(
        () => toasts.show({ tone: 'positive', message: assignMessages.done(filterId) }),
        (error: unknown) =>
          toasts.show({ tone: 'critical', message: assignMessages.failed, detail: assignFailure(error) }),
      );
    },
    [mutateAsync, toasts],
  );
  const several = useCallback<Assign['several']>(
    (items, filterId) => {
      const work = runInBrowser({
        title: assignMessages.title,
        count: items.length,
        read: () => Promise.resolve(items),
        async work(documentId) {
          try {
            await mutateAsync({ documentId, filterId });
          } catch (error) {
            // It is where it was to go.
            if (!isApiError(error) || assignReplyOf(error.code) !== 'assigned') throw error;
          }
        },
        reasonOf: assignFailure,
        async nameOf(id) {
          const document = await queryClient
            .fetchQuery(documentQueries.detail(portal, id))
            .catch(() => undefined);
          return document?.Title ?? assignMessages.unnamed(id);
        },
        unnamed: assignMessages.unnamed,
        onRejected: (error) =>
          toasts.show({ tone: 'critical', message: assignMessages.failed, detail: messageOf(error) }),
      });
      bulk.start(work);
    },
    [bulk, mutateAsync, queryClient, portal, toasts],
  );
  return useMemo(() => ({ one, several }), [one, several]);
}
