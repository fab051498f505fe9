import type { QueryClient } from '@tanstack/react-query';
import {
  createKeptKeys,
  documentFilterMutations,
  documentFilterQueries,
  isOutcomeUnknown,
  recognised,
  type PortalClient,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import type { useToasts } from '@countersign/ui';
import { mutate } from '../../services/writes/mutate.ts';
import { reportWriteFailure } from '../../services/writes/reportWriteFailure.ts';
import { writeFailure } from '../../services/writeFailure.ts';
import { filterPaneMessages } from './filters.messages.ts';

interface Context {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly clientId: number;
}

/**
 * Returns what restores a deleted filter, also after its dialog and its page are gone, and reports the outcome in a
 * message. Where that is unknown, it can be tried again there.
 */
export function undoDeletion(
  { portal, queryClient, toasts, clientId }: Context,
  { Id, Text }: Pick<Schemas['Filter'], 'Id' | 'Text'>,
): () => void {
  const kept = createKeptKeys();
  const restoring = recognised(documentFilterMutations.restore(portal, kept), kept, async (id) => {
    const treeQuery = documentFilterQueries.tree(portal, clientId);
    const restored = findFilter(await queryClient.fetchQuery({ ...treeQuery, staleTime: 0 }), id);
    return restored === undefined ? null : { reply: restored };
  });

  async function undo(): Promise<void> {
    try {
      await mutate(queryClient, restoring, Id);
      toasts.show({ tone: 'positive', message: filterPaneMessages.restored, detail: Text });
    } catch (error) {
      reportWriteFailure(toasts, error, {
        failed: filterPaneMessages.notRestored,
        unconfirmed: filterPaneMessages.restoreUnconfirmed,
        detail: `${Text}: ${writeFailure(error)}`,
        again: isOutcomeUnknown(error) ? () => void undo() : undefined,
      });
    }
  }
  return () => void undo();
}
