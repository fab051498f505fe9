import { useMutation } from '@tanstack/react-query';
import { fileMutations, isApiError } from '@countersign/api-client';
import type { FilesSchemas } from '@countersign/api-client/contract';
import { Button, DownloadIcon, MenuButton, Notice, useToasts } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { saveFile } from '../../../services/saveFile.ts';
import { useServices } from '../../../services/services.tsx';
import { historyMessages } from './history.messages.ts';

type Format = FilesSchemas['HistoryExport']['Format'];

const formats: readonly { readonly id: Format; readonly label: string }[] = [
  { id: 'pdf', label: 'PDF to print and file' },
  { id: 'csv', label: 'CSV for spreadsheets' },
  { id: 'json', label: 'JSON to verify' },
];

/** Status of a permanent rejection. */
const REFUSED = 422;

/** Exports a document's history; `onExported` reads the entry that this adds. */
export function useHistoryExport(documentId: number, timeZone: string, onExported: () => void) {
  const { files } = useServices();
  const toasts = useToasts();
  const { mutate, isPending, error, variables } = useMutation({
    ...fileMutations.history(files),
    onSuccess: ({ fileUrl }) => {
      saveFile(fileUrl, (detail) => {
        const { exportFailed } = historyMessages;
        toasts.show({ tone: 'critical', message: exportFailed, detail });
      });
      onExported();
    },
  });
  const start = (Format: Format) => {
    mutate({ Id: documentId, Format, TimeZone: timeZone });
  };
  return {
    isPending,
    error,
    start,
    /** What cannot be written in this format is not tried again in it. */
    retry:
      variables === undefined || (isApiError(error) && error.kind === 'problem' && error.status === REFUSED)
        ? undefined
        : () => {
            mutate(variables);
          },
  };
}

type Exporting = ReturnType<typeof useHistoryExport>;

interface ExportProps {
  readonly exporting: Exporting;
}

/** Opens the menu of formats. */
export function ExportButton({ exporting }: ExportProps) {
  return (
    <MenuButton
      label="Export"
      variant="secondary"
      icon={DownloadIcon}
      placement="top end"
      pending={exporting.isPending}
      items={formats.map(({ id, label }) => ({
        id,
        label,
        onSelect: () => {
          exporting.start(id);
        },
      }))}
    />
  );
}

/** Reports a failed export. */
export function ExportNotice({ exporting: { error, retry, isPending } }: ExportProps) {
  if (error === null) return null;
  return (
    <Notice
      tone="critical"
      live
      title={historyMessages.exportFailed}
      action={
        retry === undefined ? undefined : (
          <Button size="small" pending={isPending} onPress={retry}>
            Try again
          </Button>
        )
      }
    >
      {whyFailed(error)}
    </Notice>
  );
}
