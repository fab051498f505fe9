import { useQuery } from '@tanstack/react-query';
import { auditQueries, isApiError } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import { Button, Dialog, DocumentLine, ErrorState, Notice, Stack, Text, Timeline } from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { readMessages } from '../../../services/services.messages.ts';
import { useServices } from '../../../services/services.tsx';
import { inSentences } from '../bulk/bulk.messages.ts';
import { historyMessages } from '../history/history.messages.ts';
import { ExportButton, ExportNotice, useHistoryExport } from '../history/HistoryExport.tsx';
import { HistoryList } from '../history/HistoryList.tsx';
import { useNewEntries } from '../history/useNewEntries.ts';

/**
 * Time between two reads while the history is open, in ms. Each new entry arrives sooner, as an event; this is for
 * pages that get none, because they are not connected. Only new entries are read.
 */
const HISTORY_POLL_MS = 60_000;

interface HistoryModalProps {
  readonly document: Pick<Schemas['Document'], 'Id' | 'Title' | 'Extension'>;
  readonly onClose: () => void;
}

/** Shows the audit trail of a document by day, with the time zone, and exports it. */
export function HistoryModal({ document, onClose }: HistoryModalProps) {
  const { portal } = useServices();
  const history = useQuery({
    ...auditQueries.document(portal, document.Id),
    refetchInterval: HISTORY_POLL_MS,
  });
  const { data: entries, isPending, isError, error, isFetching, refetch } = history;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const label = `History of ${shownName(document.Title)}`;
  useNewEntries(entries);
  const exporting = useHistoryExport(document.Id, timeZone, () => void refetch());

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="History"
      description={<DocumentLine title={shownName(document.Title)} extension={document.Extension} />}
      footerNote={<Text step="12">{historyMessages.zone(timeZone)}</Text>}
      footer={
        <>
          {entries === undefined ? null : <ExportButton exporting={exporting} />}
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      {isPending ? <Timeline label={label} state={{ status: 'loading' }} timeZone={timeZone} /> : null}
      {isError && entries === undefined ? (
        <ErrorState
          title={historyMessages.failed}
          reference={isApiError(error) ? (error.reference ?? undefined) : undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {inSentences(whyFailed(error), readMessages.kept)}
        </ErrorState>
      ) : null}
      {entries === undefined ? null : (
        <Stack gap={16}>
          <ExportNotice exporting={exporting} />
          {isError ? (
            <Notice
              tone="caution"
              live
              title={historyMessages.stale}
              action={
                <Button size="small" pending={isFetching} onPress={() => void refetch()}>
                  Try again
                </Button>
              }
            >
              {whyFailed(error)}
            </Notice>
          ) : null}
          <HistoryList entries={entries} title={shownName(document.Title)} timeZone={timeZone} />
        </Stack>
      )}
    </Dialog>
  );
}
