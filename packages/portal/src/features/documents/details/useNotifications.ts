import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentMutations, documentQueries, isOutcomeUnknown, recognised } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { shownFileName } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { notificationsMessages } from './notifications.messages.ts';

interface Notifications {
  /** As the user has set them, until the server has answered. */
  readonly enabled: boolean;
  readonly turn: (enabled: boolean) => void;
}

/**
 * Turns a document's notifications on or off. A failure is reported in a message, and they are shown as they are again; if
 * the reply is lost, the document is read again.
 */
export function useNotifications(document: Schemas['Document']): Notifications {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const detail = documentQueries.detail(portal, document.Id);
  const write = recognised(documentMutations.setNotifications(portal, kept), kept, async ({ enabled }) => {
    const reply = await queryClient.fetchQuery({ ...detail, staleTime: 0 });
    return reply.EnabledNotifications === enabled ? { reply } : null;
  });
  const change = useMutation({
    ...write,
    // What is pressed meanwhile is sent afterwards: the last press counts.
    scope: { id: `notifications of document ${document.Id}` },
    onSuccess: (reply) => {
      // Until it is read again, the details would show what was before.
      queryClient.setQueryData(detail.queryKey, reply);
    },
    onError: (error, variables) => {
      const isUnknown = isOutcomeUnknown(error);
      reportWriteFailure(toasts, error, {
        failed: notificationsMessages.failed(variables.enabled),
        unconfirmed: notificationsMessages.unconfirmed(variables.enabled),
        detail: `${shownFileName(document)}: ${writeFailure(error)}`,
        separate: isUnknown,
        again: isUnknown
          ? () => {
              change.mutate(variables);
            }
          : undefined,
      });
    },
  });
  return {
    enabled: change.isPending ? change.variables.enabled : document.EnabledNotifications,
    turn: (enabled) => {
      const variables = { id: document.Id, enabled };
      // Another press is another write.
      kept.forget(variables);
      change.mutate(variables);
    },
  };
}
