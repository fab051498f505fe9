import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fileMutations } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { documentFileName } from '@countersign/api-client/rules';
import { useToasts } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { saveFile } from '../../../services/saveFile.ts';
import { useServices } from '../../../services/services.tsx';
import { mutate } from '../../../services/writes/mutate.ts';
import { documentScreenMessages } from '../documents.messages.ts';

type Downloaded = Pick<Schemas['Document'], 'Id' | 'Title' | 'Extension' | 'UploadedExtension'>;

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
      const asked = { Id: document.Id, FriendlyName: documentFileName(document) };
      mutate(queryClient, fileMutations.download(files), asked).then(
        ({ fileUrl }) => {
          saveFile(fileUrl, report);
        },
        (error: unknown) => {
          report(whyFailed(error));
        },
      );
    },
    [files, queryClient, toasts],
  );
}
