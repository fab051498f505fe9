import { Button, EmptyState, ErrorState } from '@countersign/ui';
import { DetailAbsent } from '../../../services/DetailStates.tsx';
import type { DetailProblem } from '../../../services/useDetail.ts';
import { documentsMessages } from '../documents.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { UploadButton } from './UploadButton.tsx';

/** Shown for an empty list: nothing was found, the client is unknown, or there are no documents yet. */
export function NoDocuments() {
  const { search, find, uploading } = useDocuments();
  if (search.q !== '' || search.filter !== 0) {
    return (
      <EmptyState
        illustration="noMatches"
        title={documentsMessages.noMatches}
        action={
          <Button
            onPress={() => {
              find({ q: '', filter: 0 });
            }}
          >
            Show all documents
          </Button>
        }
      >
        {documentsMessages.noMatchesHint}
      </EmptyState>
    );
  }
  // Nothing can be added to a client that is not known.
  if (uploading.status === 'failed') {
    return (
      <ErrorState title={documentsMessages.clientFailed} onRetry={uploading.retry}>
        {documentsMessages.clientUnread}
      </ErrorState>
    );
  }
  return (
    <EmptyState title={documentsMessages.empty} action={<UploadButton />}>
      {documentsMessages.emptyHint}
    </EmptyState>
  );
}

interface DocumentAbsentProps {
  readonly problem: DetailProblem;
  readonly onClose: () => void;
}

/** Reports why the document of the address is not shown. */
export function DocumentAbsent({ problem, onClose }: DocumentAbsentProps) {
  return (
    <DetailAbsent
      problem={problem}
      missing="Document not found"
      missingHint={documentsMessages.notFound}
      unread={documentsMessages.unread}
      onClose={onClose}
    />
  );
}
