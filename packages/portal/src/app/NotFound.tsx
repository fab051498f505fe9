import { Button, EmptyState, Sheet } from '@countersign/ui';
import { appMessages } from './app.messages.ts';

/** Reports an unknown address inside the shell, whose heading names the page. */
export function NotFound({ onHome }: { readonly onHome: () => void }) {
  return (
    <Sheet grow>
      <EmptyState
        illustration="noMatches"
        title={appMessages.notFound}
        action={
          <Button variant="primary" onPress={onHome}>
            Go to Documents
          </Button>
        }
      >
        {appMessages.notFoundHint}
      </EmptyState>
    </Sheet>
  );
}
