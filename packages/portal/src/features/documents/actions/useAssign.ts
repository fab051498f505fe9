import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isOutcomeUnknown } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { assignDenialReason, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { assignment } from '../assigning/assignment.ts';
import { assignFailure, assignMessages } from '../modals/assignFilter.messages.ts';

interface Assign {
  /** Assigns a document that was dropped on a filter, and reports the outcome in a message. */
  readonly one: (document: Schemas['Document'], filterId: number) => void;
}

/** Assigns documents to a filter without a dialog; 0 removes their filter. */
export function useAssign(): Assign {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const { mutateAsync } = useMutation(assignment({ portal, queryClient }, kept));

  const one = useCallback<Assign['one']>(
    (document, filterId) => {
      const reason = assignDenialReason(document, filterId);
      if (reason !== null) return void toasts.show({ tone: 'caution', message: reason });
      const from = document.DocumentFilter?.Id ?? ROOT_FILTER_ID;
      const variables = { documentId: document.Id, filterId };
      // Another drop is another write.
      kept.forget(variables);
      async function assign(): Promise<void> {
        // First, so that nothing is done that could not be undone.
        const { reportAssigned } = await import('../assigning/reportAssigned.ts');
        await mutateAsync(variables);
        reportAssigned({ portal, queryClient, toasts }, document, { from, to: filterId });
      }
      function attempt(): void {
        assign().catch((error: unknown) => {
          const detail = assignFailure(error);
          if (!isOutcomeUnknown(error))
            toasts.show({ tone: 'critical', message: assignMessages.failed, detail });
          else
            toasts.show({
              tone: 'caution',
              message: assignMessages.unconfirmed,
              detail,
              separate: true,
              action: { label: 'Try again', onPress: attempt },
            });
        });
      }
      attempt();
    },
    [mutateAsync, portal, queryClient, toasts, kept],
  );
  return useMemo(() => ({ one }), [one]);
}
