import { Button, EmptyState, Sheet } from '@countersign/ui';

/** Shows the documents page before a client was ever selected. */
export function DocumentsStart({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <Sheet grow>
      <EmptyState
        title="No client selected"
        action={
          <Button variant="primary" onPress={onChoose}>
            Select a client
          </Button>
        }
      >
        Select a client to see its documents.
      </EmptyState>
    </Sheet>
  );
}
