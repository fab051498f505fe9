import { Button, EmptyState, UploadIcon } from '@countersign/ui';
import { documentsMessages } from './documents.messages.ts';

interface NoDocumentsProps {
  /** A search or a filter leaves none. */
  readonly filtered: boolean;
  readonly onUpload: () => void;
}

export function NoDocuments({ filtered, onUpload }: NoDocumentsProps) {
  if (filtered) {
    return (
      <EmptyState drawing="noMatches" title={documentsMessages.noMatches}>
        {documentsMessages.noMatchesHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={documentsMessages.empty}
      action={
        <Button variant="primary" icon={UploadIcon} onPress={onUpload}>
          Upload
        </Button>
      }
    >
      {documentsMessages.emptyHint}
    </EmptyState>
  );
}

/** A link to a document that is not there. */
export function DocumentMissing({ onClose }: { readonly onClose: () => void }) {
  return (
    <EmptyState
      drawing="noMatches"
      title="Document not found"
      action={<Button onPress={onClose}>Close</Button>}
    >
      {documentsMessages.notFound}
    </EmptyState>
  );
}
