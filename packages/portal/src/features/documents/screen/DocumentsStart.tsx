import { useEffect } from 'react';
import { announce, Button, EmptyState, Sheet } from '@countersign/ui';
import { startMessages } from '../rare.messages.ts';

interface DocumentsStartProps {
  /** No client was ever selected, or that of the address does not exist. */
  readonly client: 'none' | 'missing';
  readonly onChoose: () => void;
}

/** Takes the place of the documents while there is no client to show them of. */
export function DocumentsStart({ client, onChoose }: DocumentsStartProps) {
  const { title, text } = startMessages[client];
  useEffect(() => {
    // The page was already there, and changes by itself.
    if (client === 'missing') announce(`${title}. ${text}`);
  }, [client, title, text]);
  return (
    <Sheet grow>
      <EmptyState
        illustration={client === 'none' ? 'documents' : 'noMatches'}
        title={title}
        action={
          <Button variant="primary" onPress={onChoose}>
            Select a client
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Sheet>
  );
}
