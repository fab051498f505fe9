import type { QueryClient } from '@tanstack/react-query';
import {
  createKeptKeys,
  documentQueries,
  isOutcomeUnknown,
  type PortalClient,
} from '@countersign/api-client';
import type { useToasts } from '@countersign/ui';
import { mutate } from '../../../services/writes/mutate.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import { PermanentError } from '../bulk/PermanentError.ts';
import { renaming } from './renaming.ts';
import { renamingMessages } from './renaming.messages.ts';

interface Context {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
}

interface Renamed {
  readonly id: number;
  /** The title before, which undo puts back. */
  readonly from: string;
  readonly to: string;
}

/**
 * Says in a message that a document was renamed, and offers to undo it, also after its dialog is gone. A title that
 * somebody gave it since stays.
 */
export function reportRenamed(context: Context, { id, from, to }: Renamed): void {
  const { portal, queryClient, toasts } = context;
  const kept = createKeptKeys();

  async function putBack(): Promise<void> {
    const detail = documentQueries.detail(portal, id);
    const { Title } = await queryClient.fetchQuery({ ...detail, staleTime: 0 });
    if (Title === from) return;
    if (Title !== to) throw new PermanentError(renamingMessages.changedSince);
    await mutate(queryClient, renaming(context, kept), { id, title: from });
  }

  async function undo(): Promise<void> {
    try {
      await putBack();
      toasts.show({ tone: 'positive', message: renamingMessages.done(from) });
    } catch (error) {
      reportWriteFailure(toasts, error, {
        failed: renamingMessages.notUndone,
        unconfirmed: renamingMessages.undoUnconfirmed,
        again: isOutcomeUnknown(error) ? () => void undo() : undefined,
      });
    }
  }

  showDone(toasts, { message: renamingMessages.done(to) }, () => void undo());
}
