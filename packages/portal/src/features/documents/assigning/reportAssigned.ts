import type { QueryClient } from '@tanstack/react-query';
import { createKeptKeys, type PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { shownFileName } from '@countersign/api-client/rules';
import type { useToasts } from '@countersign/ui';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import { PermanentError } from '../bulk/PermanentError.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import { assigningMessages } from './assigning.messages.ts';
import { placeOf, putBack, type Move } from './putBack.ts';

export interface AssignContext {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
}

export type Assigned = Pick<
  Schemas['Document'],
  'Id' | 'Title' | 'Extension' | 'UploadedExtension' | 'Client'
>;

/** Reports in a message that a document was assigned to a filter, and offers to undo it for ten seconds. */
export function reportAssigned(context: AssignContext, document: Assigned, move: Move): void {
  const { toasts } = context;
  const detail = shownFileName(document);
  const kept = createKeptKeys();

  async function undo(): Promise<void> {
    try {
      await putBack(context, kept, document.Id, move);
      toasts.show({ tone: 'positive', message: assigningMessages.undone, detail });
    } catch (error) {
      reportWriteFailure(toasts, error, {
        failed: assigningMessages.notUndone,
        unconfirmed: assigningMessages.undoUnconfirmed,
        detail: `${detail}: ${writeFailure(error)}`,
        again: error instanceof PermanentError ? undefined : () => void undo(),
      });
    }
  }

  const message = assigningMessages.done(placeOf(context, document.Client.Id, move.to));
  showDone(toasts, { message, detail }, () => void undo());
}
