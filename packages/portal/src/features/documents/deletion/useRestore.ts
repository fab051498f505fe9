import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { documentMutations, recognised } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { shownFileName } from '@countersign/api-client/rules';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { useClientToasts } from '../bulk/clientToasts.ts';
import { deletionMessages } from './deletion.messages.ts';
import { readDeletion } from './readDeletion.ts';
import { restoreOutcomeMessage } from './restoreOutcome.ts';

/** Documents that are read one by one if the reply is lost, at most. */
const MOST_READ = 20;

/** Documents to restore: one with its name, or several. */
export interface Restorable {
  readonly ids: readonly number[];
  /** The document, if it is only one. */
  readonly only?: Pick<Schemas['Document'], 'Title' | 'Extension' | 'UploadedExtension'> | undefined;
}

interface Restore {
  /**
   * Restores them, also after the component was unmounted.
   *
   * @param onRestored gets the ids of those that are restored, also by trying again
   */
  readonly restore: (documents: Restorable, onRestored?: (ids: readonly number[]) => void) => Promise<void>;
  readonly pending: boolean;
}

/** Restores deleted documents of a client and reports the outcome in one toast. A failed call can be tried again there. */
export function useRestore(clientId: number): Restore {
  const { portal } = useServices();
  const toasts = useClientToasts(clientId);
  const queryClient = useQueryClient();
  const kept = useKeptKeys();
  const { mutateAsync, isPending } = useMutation(
    recognised(documentMutations.restoreMultiple(portal, kept), kept, async (ids) => {
      if (ids.length > MOST_READ) return null;
      const states = await Promise.all(ids.map((id) => readDeletion(portal, queryClient, id)));
      return states.every((state) => state === 'kept') ? { reply: { Restored: ids, Failed: [] } } : null;
    }),
  );
  const restore = useCallback(
    (documents: Restorable, onRestored?: (ids: readonly number[]) => void): Promise<void> => {
      const { ids, only } = documents;
      // Another restore of the same documents is another write: they were deleted again.
      kept.forget(ids);
      async function attempt(): Promise<void> {
        try {
          const outcome = await mutateAsync([...ids]);
          toasts.show(restoreOutcomeMessage(outcome, only && shownFileName(only)));
          onRestored?.(outcome.Restored);
        } catch (error) {
          reportWriteFailure(toasts, error, {
            failed: only ? deletionMessages.notRestored : deletionMessages.notRestoredSeveral(ids.length),
            unconfirmed: deletionMessages.restoreUnconfirmed(ids.length),
            again: () => void attempt(),
          });
        }
      }
      return attempt();
    },
    [mutateAsync, toasts, kept],
  );
  return { restore, pending: isPending };
}
