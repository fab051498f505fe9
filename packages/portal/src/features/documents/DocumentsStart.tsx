import { Button, EmptyState, Sheet } from '@countersign/ui';

/** The documents page before a client was ever chosen. */
export function DocumentsStart({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <Sheet grow>
      <EmptyState
        title="Whose documents?"
        action={
          <Button variant="primary" onPress={onChoose}>
            Choose a client
          </Button>
        }
      >
        Documents belong to a client. Choose one to see, share and sign what is theirs.
      </EmptyState>
    </Sheet>
  );
}
