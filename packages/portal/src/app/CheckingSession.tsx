import { Spinner, Stack } from '@countersign/ui';

/** While it is found out who is there. */
export function CheckingSession() {
  return (
    <Stack grow align="center" justify="center" padding={48}>
      <Spinner size={24} label="Checking your session" />
    </Stack>
  );
}
