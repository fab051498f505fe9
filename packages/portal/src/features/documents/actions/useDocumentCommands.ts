import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  createKeptKeys,
  documentMutations,
  documentQueries,
  isApiError,
  isOutcomeUnknown,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useToasts } from '@countersign/ui';
import { taskReplyOf } from '@countersign/api-client/rules';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { laterRefusal } from '../../../services/writes/laterRefusal.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDownload } from './useDownload.ts';

type Document = Schemas['Document'];

interface DocumentCommands {
  download(document: Document): void;
  copyLink(document: Document): void;
  resendPins(document: Document): void;
}

/**
 * Runs the actions without a dialog; failures appear in a toast.
 *
 * @param showLink shows a link that the browser did not let the page copy
 */
export function useDocumentCommands(showLink: (document: Document, link: string) => void): DocumentCommands {
  const { portal } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const failed = useCallback(
    (lead: string) => (error: unknown) => {
      toasts.show({ tone: 'critical', message: lead, detail: whyFailed(error) });
    },
    [toasts],
  );

  const download = useDownload();
  return useMemo(() => {
    async function copy(document: Document): Promise<void> {
      let link: string;
      try {
        link = (await queryClient.fetchQuery(documentQueries.link(portal, document.Id))).TextDocumentLink;
      } catch (error) {
        failed(documentScreenMessages.copyLinkError)(error);
        return;
      }
      try {
        await navigator.clipboard.writeText(link);
        toasts.show({ tone: 'positive', message: documentScreenMessages.linkCopied });
      } catch {
        // Browsers refuse it in frames, on insecure pages, or long after the press.
        showLink(document, link);
      }
    }

    /** @param kept Of an earlier try whose outcome is unknown; a later press of the action is another resend. */
    async function resend(id: number, kept = createKeptKeys()): Promise<void> {
      try {
        await mutate(queryClient, documentMutations.resendPins(portal, kept), id);
        toasts.show({ tone: 'positive', message: documentScreenMessages.pinsResent });
      } catch (error) {
        if (isApiError(error) && taskReplyOf(error) === 'off')
          toasts.show({ tone: 'caution', message: documentScreenMessages.notificationsDisabled });
        else if (isOutcomeUnknown(error))
          toasts.show({
            tone: 'caution',
            message: documentScreenMessages.pinsUnconfirmed,
            detail: laterRefusal(error),
            action: { label: 'Try again', onPress: () => void resend(id, kept) },
          });
        else failed(documentScreenMessages.pinsFailed)(error);
      }
    }

    return {
      download,
      copyLink: (document) => {
        void copy(document);
      },
      resendPins: (document) => {
        void resend(document.Id);
      },
    };
  }, [portal, queryClient, toasts, failed, download, showLink]);
}
