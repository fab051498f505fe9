import { useFilePaste, useToasts } from '@countersign/ui';
import type { Uploading } from './documentsModel.ts';
import { uploadDisabledReason } from './uploadDisabledReason.ts';

/** Uploads files and screenshots that are pasted anywhere on the documents screen. */
export function usePastedFiles(uploading: Uploading): void {
  const toasts = useToasts();

  function whenOpen(upload: (open: Extract<Uploading, { status: 'open' }>) => void): void {
    if (uploading.status === 'open') upload(uploading);
    else toasts.show({ tone: 'critical', message: uploadDisabledReason(uploading) });
  }

  useFilePaste(
    (files) => {
      whenOpen(({ add }) => {
        add(files);
      });
    },
    (reading) => {
      whenOpen(({ addFolders }) => {
        addFolders(reading);
      });
    },
  );
}
