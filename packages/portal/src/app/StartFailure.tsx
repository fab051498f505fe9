import { ErrorState, Stack, ThemeProvider } from '@countersign/ui';

interface StartFailureProps {
  /** For whoever runs the installation. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** The portal's configuration could not be read, so there is nothing to go on to. */
export function StartFailure({ reason, onRetry }: StartFailureProps) {
  return (
    <ThemeProvider>
      <Stack grow align="center" justify="center" padding={32}>
        <ErrorState level={1} title="The portal could not start" lead={reason} onRetry={onRetry}>
          Check your connection and try again. If it happens again, contact your Portal provider.
        </ErrorState>
      </Stack>
    </ThemeProvider>
  );
}
