import { useEffect } from 'react';
import { announce, Button, EmptyState, ErrorState } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';
import { useDocuments, type DocumentProblem } from '../model/documentsModel.ts';
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

/** Reports that a linked document does not exist, also to a screen reader: nobody opened the details. */
export function DocumentMissing({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    announce(`Document not found. ${documentsMessages.notFound}`);
  }, []);
  return (
    <EmptyState
      illustration="noMatches"
      title="Document not found"
      action={<Button onPress={onClose}>Close</Button>}
    >
      {documentsMessages.notFound}
    </EmptyState>
  );
}

interface DocumentUnreadProps {
  readonly failure: Extract<DocumentProblem, { kind: 'failed' }>;
  readonly onClose: () => void;
}

/** Reports that the document of the address could not be read. */
export function DocumentUnread({ failure, onClose }: DocumentUnreadProps) {
  return (
    <ErrorState
      title={documentsMessages.unread}
      reference={failure.reference}
      retrying={failure.retrying}
      onRetry={failure.retry}
      action={<Button onPress={onClose}>Close</Button>}
    >
      {failure.message}
    </ErrorState>
  );
}
