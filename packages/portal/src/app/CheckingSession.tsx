import { Spinner, Stack } from '@countersign/ui';

/** Shown while the session is being checked. */
export function CheckingSession() {
  return (
    <Stack grow align="center" justify="center" padding={48}>
      <Spinner size={24} label="Checking your session" />
    </Stack>
  );
}
