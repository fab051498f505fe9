import { Button, EmptyState, UploadIcon } from '@countersign/ui';
import { documentsMessages } from '../documents.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';

/** Shown for an empty list: nothing was found, or there are no documents yet. */
export function NoDocuments() {
  const { search, uploading } = useDocuments();
  if (search.q !== '' || search.filter !== 0) {
    return (
      <EmptyState illustration="noMatches" title={documentsMessages.noMatches}>
        {documentsMessages.noMatchesHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={documentsMessages.empty}
      action={
        <Button variant="primary" icon={UploadIcon} onPress={uploading.choose}>
          Upload
        </Button>
      }
    >
      {documentsMessages.emptyHint}
    </EmptyState>
  );
}

/** Reports that a linked document does not exist. */
export function DocumentMissing({ onClose }: { readonly onClose: () => void }) {
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
