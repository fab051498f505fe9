import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isOutcomeUnknown } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { assignDenialReason, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { assignWriteMessages } from './assignWrite.messages.ts';

type Assign = (document: Schemas['Document'], filterId: number) => void;

/**
 * Returns a function that assigns a document to the filter that it was dropped on, and reports the outcome in a message;
 * 0 removes its filter.
 */
export function useAssign(): Assign {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();

  return useCallback<Assign>(
    (document, filterId) => {
      const reason = assignDenialReason(document, filterId);
      if (reason !== null) return void toasts.show({ tone: 'caution', message: reason });
      const from = document.DocumentFilter?.Id ?? ROOT_FILTER_ID;
      const variables = { documentId: document.Id, filterId };
      // Another drop is another write.
      kept.forget(variables);
      let failure: ((error: unknown) => string) | undefined;
      async function assign(): Promise<void> {
        // First, so that nothing is done that could not be undone.
        const { assignOne, assignFailure } = await import('./assignOne.ts');
        failure = assignFailure;
        await assignOne({ portal, queryClient, toasts }, kept, document, { from, to: filterId });
      }
      function attempt(): void {
        assign().catch((error: unknown) => {
          const isUnknown = isOutcomeUnknown(error);
          reportWriteFailure(toasts, error, {
            ...assignWriteMessages,
            detail: failure?.(error),
            separate: isUnknown,
            again: isUnknown ? attempt : undefined,
          });
        });
      }
      attempt();
    },
    [portal, queryClient, toasts, kept],
  );
}
