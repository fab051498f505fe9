import { Button, EmptyState, Sheet } from '@countersign/ui';
import { startMessages } from './documents.messages.ts';

/** Shows the documents page before a client was ever selected. */
export function DocumentsStart({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <Sheet grow>
      <EmptyState
        title={startMessages.title}
        action={
          <Button variant="primary" onPress={onChoose}>
            Select a client
          </Button>
        }
      >
        {startMessages.text}
      </EmptyState>
    </Sheet>
  );
}
