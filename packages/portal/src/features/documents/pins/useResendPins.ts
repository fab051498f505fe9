import { useQueryClient } from '@tanstack/react-query';
import {
  createKeptKeys,
  documentMutations,
  isApiError,
  isOutcomeUnknown,
  messageOf,
} from '@countersign/api-client';
import { taskReplyOf } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { laterRefusal } from '../../../services/writes/laterRefusal.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';

/** Returns a function that sends the signers of a document new PINs; a toast says what became of that. */
export function useResendPins(): (documentId: number) => Promise<void> {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();

  /** @param kept Of an earlier try whose outcome is unknown. */
  return async function resend(id: number, kept = createKeptKeys()): Promise<void> {
    try {
      await mutate(queryClient, documentMutations.resendPins(portal, kept), id);
      toasts.show({ tone: 'positive', message: rareMessages.pinsResent });
    } catch (error) {
      if (isApiError(error) && taskReplyOf(error) === 'off')
        toasts.show({ tone: 'caution', message: rareMessages.notificationsDisabled });
      else if (isOutcomeUnknown(error))
        toasts.show({
          tone: 'caution',
          message: rareMessages.pinsUnconfirmed,
          detail: laterRefusal(error),
          action: { label: 'Try again', onPress: () => void resend(id, kept) },
        });
      else
        toasts.show({
          tone: 'critical',
          message: documentScreenMessages.pinsFailed,
          // Of a request that never left it says that nothing has been changed.
          detail: isApiError(error) && error.isUnsent ? messageOf(error) : whyFailed(error),
        });
    }
  };
}
