import { useQuery } from '@tanstack/react-query';
import { auditQueries, isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime } from '@countersign/api-client/rules';
import {
  Button,
  CircleAlertIcon,
  Dialog,
  DocumentLine,
  ErrorState,
  SigningProgress,
  Spinner,
  Text,
  type SigningStep,
} from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { historyMessages } from '../documents.messages.ts';

interface HistoryModalProps {
  readonly document: Pick<Schemas['Document'], 'Id' | 'Title' | 'Extension'>;
  readonly onClose: () => void;
}

/** Actor first, then what happened, then when. The document's own title is already above the list. */
function stepOf(entry: Schemas['AuditEntry'], title: string): SigningStep {
  const { ShortDesc, UserFullName } = entry;
  const says = ShortDesc !== '' && ShortDesc !== title;
  // Most sentences begin with the actor, who would otherwise be named twice.
  const own = ShortDesc.startsWith(`${UserFullName} `);
  const sentence = own ? ShortDesc.slice(UserFullName.length + 1) : ShortDesc;
  return {
    id: entry.Id,
    ...(entry.Outcome === 'refused'
      ? { state: 'declined', mark: { kind: 'event', icon: CircleAlertIcon } }
      : { state: 'done', mark: { kind: 'author', name: UserFullName } }),
    title: UserFullName,
    rest: says ? `${entry.Title} · ${sentence}` : entry.Title,
    detail: formatDateTime(entry.DateTime),
  };
}

/** Shows the audit trail of a document, newest first, with the time zone. */
export function HistoryModal({ document, onClose }: HistoryModalProps) {
  const { portal } = useServices();
  const history = useQuery(auditQueries.document(portal, document.Id));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="History"
      description={<DocumentLine title={document.Title} extension={document.Extension} />}
      footerNote={<Text step="12">{`Times in ${zone.replaceAll('_', ' ')}`}</Text>}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      {history.isPending ? <Spinner label={historyMessages.loading} /> : null}
      {history.isError ? (
        <ErrorState
          title={historyMessages.failed}
          reference={isApiError(history.error) ? (history.error.reference ?? undefined) : undefined}
          onRetry={() => void history.refetch()}
        >
          {messageOf(history.error)}
        </ErrorState>
      ) : null}
      {history.data?.length === 0 ? <Text tone="muted">{historyMessages.empty}</Text> : null}
      {history.data && history.data.length > 0 ? (
        <SigningProgress label="History" steps={history.data.map((entry) => stepOf(entry, document.Title))} />
      ) : null}
    </Dialog>
  );
}
