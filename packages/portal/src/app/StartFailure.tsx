import { ErrorState, Stack, ThemeProvider } from '@countersign/ui';
import { appMessages } from './app.messages.ts';

interface StartFailureProps {
  /** For the operator of the installation. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Reports that the portal's configuration couldn't be read, so it can't start. */
export function StartFailure({ reason, onRetry }: StartFailureProps) {
  return (
    <ThemeProvider>
      <Stack grow align="center" justify="center" padding={32}>
        <ErrorState level={1} title="The portal couldn’t start" lead={reason} onRetry={onRetry}>
          {appMessages.notStarted}
        </ErrorState>
      </Stack>
    </ThemeProvider>
  );
}
