import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { documentQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useToasts } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { useDownload } from './useDownload.ts';

type Document = Schemas['Document'];

interface DocumentCommands {
  download(document: Document): void;
  copyLink(document: Document): void;
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

    return {
      download,
      copyLink: (document) => {
        void copy(document);
      },
    };
  }, [portal, queryClient, toasts, failed, download, showLink]);
}
