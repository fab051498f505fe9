import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToasts, type GridSelection } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { loadActions } from '../actions/loadActions.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';
import { readMarksFailed } from '../views.messages.ts';

/** Marks documents as read or unread for the user; all but some means all of the list. */
export type Mark = (selection: GridSelection, read: boolean) => void;

/** Returns the command that marks documents; a failure is shown in a message. */
export function useReadMarks(clientId: number, search: DocumentsSearch): Mark {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useCallback<Mark>(
    (selection, read) => {
      loadActions()
        .then(({ markDocuments }) =>
          markDocuments({ portal, queryClient, clientId, search }, selection, read),
        )
        .catch((error: unknown) => {
          toasts.show({ tone: 'critical', message: readMarksFailed, detail: whyFailed(error) });
        });
    },
    [portal, queryClient, toasts, clientId, search],
  );
}
