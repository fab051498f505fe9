import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { documentMutations } from '@countersign/api-client';
import { NAMED_LIMIT } from '@countersign/api-client/rules';
import { useToasts, type GridSelection } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { mutate } from '../../../services/writes/mutate.ts';
import { listLimits } from '../documentPage.ts';
import { defaultSearch, type DocumentsSearch } from '../documentsSearch.ts';
import { unreadAt } from '../unreadAt.ts';
import { readMarksFailed } from '../views.messages.ts';

/** Marks documents as read or unread for the user; all but some means all of the list. */
export type Mark = (selection: GridSelection, read: boolean) => void;

/** Returns the command that marks documents; a failure is shown in a message. */
export function useReadMarks(clientId: number, search: DocumentsSearch): Mark {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useCallback<Mark>(
    ({ mode, ids }, read) => {
      const marking = documentMutations.mark(portal);
      const run = async () => {
        const all = [...ids];
        if (mode === 'allBut') {
          const marks = { read, exceptIds: all };
          await mutate(queryClient, marking, { clientId, list: listLimits(search), marks });
          unreadAt.renew();
          return;
        }
        // Selected documents need not be in the list that is shown.
        const list = listLimits(defaultSearch);
        for (let start = 0; start < all.length; start += NAMED_LIMIT) {
          const documentIds = all.slice(start, start + NAMED_LIMIT);
          await mutate(queryClient, marking, { clientId, list, marks: { read, documentIds } });
        }
      };
      run().catch((error: unknown) => {
        toasts.show({ tone: 'critical', message: readMarksFailed, detail: whyFailed(error) });
      });
    },
    [portal, queryClient, toasts, clientId, search],
  );
}
