import type { QueryClient } from '@tanstack/react-query';
import { createKeptKeys, isOutcomeUnknown, type PortalClient } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { documentFileName } from '@countersign/api-client/rules';
import type { useToasts } from '@countersign/ui';
import { writeFailure } from '../../../services/writeFailure.ts';
import { UNDO_SHOWN_MS } from '../deletion/undo.ts';
import { assigningMessages } from './assigning.messages.ts';
import { placeOf, putBack, StaysThere, type Move } from './putBack.ts';

interface Context {
  readonly portal: PortalClient;
  readonly queryClient: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
}

type Assigned = Pick<Schemas['Document'], 'Id' | 'Title' | 'Extension' | 'Client'>;

/** Reports in a message that a document was assigned to a filter, and offers to undo it for ten seconds. */
export function reportAssigned(context: Context, document: Assigned, move: Move): void {
  const { toasts } = context;
  const detail = documentFileName(document);
  const kept = createKeptKeys();

  async function undo(): Promise<void> {
    try {
      await putBack(context, kept, document.Id, move);
      toasts.show({ tone: 'positive', message: assigningMessages.undone, detail });
    } catch (error) {
      toasts.show({
        ...(isOutcomeUnknown(error)
          ? { tone: 'caution', message: assigningMessages.undoUnconfirmed }
          : { tone: 'critical', message: assigningMessages.notUndone }),
        detail: `${detail}: ${writeFailure(error)}`,
        ...(!(error instanceof StaysThere) && {
          action: { label: 'Try again', onPress: () => void undo() },
        }),
      });
    }
  }

  toasts.show({
    tone: 'positive',
    message: assigningMessages.done(placeOf(context, document.Client.Id, move.to)),
    detail,
    duration: UNDO_SHOWN_MS,
    // The undo of an equal message must stay.
    separate: true,
    action: { label: 'Undo', onPress: () => void undo() },
  });
}
