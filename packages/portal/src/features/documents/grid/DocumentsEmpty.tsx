import { Button, EmptyState, ErrorState, Inline } from '@countersign/ui';
import { DetailAbsent } from '../../../services/DetailStates.tsx';
import type { DetailProblem } from '../../../services/useDetail.ts';
import { documentsMessages } from '../documents.messages.ts';
import { everything } from '../documentsSearch.ts';
import { emptyViewHint, viewMessages } from '../views.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useFilterPath } from './FilterInUse.tsx';
import { UploadButton } from './UploadButton.tsx';

/** Shown for an empty list: nothing was found, the client is unknown, or there are no documents yet. */
export function NoDocuments() {
  const { search, find, uploading } = useDocuments();
  const filterName = useFilterPath().at(-1);
  const showAll = (
    <Button
      onPress={() => {
        find(everything);
      }}
    >
      Show all documents
    </Button>
  );
  if (search.q === '' && search.view !== 'all') {
    return (
      <EmptyState title={viewMessages[search.view].empty} action={showAll}>
        {emptyViewHint}
      </EmptyState>
    );
  }
  if (search.q === '' && filterName !== undefined) {
    return (
      <EmptyState
        title={documentsMessages.emptyFilter(filterName)}
        action={
          <Inline gap={8} wrap>
            {showAll}
            <UploadButton />
          </Inline>
        }
      >
        {documentsMessages.emptyFilterHint}
      </EmptyState>
    );
  }
  if (search.q !== '' || search.filter !== 0) {
    return (
      <EmptyState illustration="noMatches" title={documentsMessages.noMatches} action={showAll}>
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
