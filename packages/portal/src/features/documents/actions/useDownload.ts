import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToasts } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import type { Downloaded } from './downloadFile.ts';
import { loadActions } from './loadActions.ts';

/** Downloads a document; failures appear in a toast. */
export function useDownload(): (document: Downloaded) => void {
  const { files } = useServices();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  return useCallback(
    (document) => {
      const report = (detail: string) => {
        toasts.show({ tone: 'critical', message: documentScreenMessages.downloadError, detail });
      };
      loadActions()
        .then(({ downloadFile }) => downloadFile({ files, queryClient }, document, report))
        .catch((error: unknown) => {
          report(whyFailed(error));
        });
    },
    [files, queryClient, toasts],
  );
}
