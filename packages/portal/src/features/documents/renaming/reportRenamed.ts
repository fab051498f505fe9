import type { QueryClient } from '@tanstack/react-query';
import { createKeptKeys, isOutcomeUnknown, type PortalClient } from '@countersign/api-client';
import type { useToasts } from '@countersign/ui';
import { mutate } from '../../../services/writes/mutate.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import { PermanentError } from '../bulk/PermanentError.ts';
import { isRenamedMeanwhile, renaming } from './renaming.ts';
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
  const { queryClient, toasts } = context;
  const kept = createKeptKeys();

  async function putBack(): Promise<void> {
    try {
      await mutate(queryClient, renaming(context, kept), { id, title: from, previous: to });
    } catch (error) {
      throw isRenamedMeanwhile(error) ? new PermanentError(renamingMessages.changedSince) : error;
    }
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
