import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { documentMutations, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { documentFileName } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { deletionMessages } from './deletion.messages.ts';
import { restoreOutcomeMessage } from './restoreOutcome.ts';

/** Documents to restore: one with its name, or several. */
export interface Restorable {
  readonly ids: readonly number[];
  /** The document, if it is only one. */
  readonly only?: Pick<Schemas['Document'], 'Title' | 'Extension'> | undefined;
}

interface Restore {
  /** Restores them, also after the component was unmounted; resolves with those that are restored. */
  readonly restore: (documents: Restorable) => Promise<readonly number[]>;
  readonly pending: boolean;
}

/** Restores deleted documents and reports the outcome in one toast. A failed call can be tried again there. */
export function useRestore(): Restore {
  const { portal } = useServices();
  const toasts = useToasts();
  const { mutateAsync, isPending } = useMutation(documentMutations.restoreMultiple(portal));
  const restore = useCallback(
    (documents: Restorable): Promise<readonly number[]> => {
      const { ids, only } = documents;
      async function attempt(): Promise<readonly number[]> {
        try {
          const outcome = await mutateAsync([...ids]);
          toasts.show(restoreOutcomeMessage(outcome, only && documentFileName(only)));
          return outcome.Restored;
        } catch (error) {
          toasts.show({
            tone: 'critical',
            message: only ? deletionMessages.notRestored : deletionMessages.notRestoredSeveral(ids.length),
            detail: messageOf(error),
            action: { label: 'Try again', onPress: () => void attempt() },
          });
          return [];
        }
      }
      return attempt();
    },
    [mutateAsync, toasts],
  );
  return { restore, pending: isPending };
}
