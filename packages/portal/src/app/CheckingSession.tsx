import { useSyncExternalStore } from 'react';
import { Spinner, Stack } from '@countersign/ui';
import { Unreachable } from '../features/login/index.ts';
import { rootRoute } from '../routing/root.ts';

/** Shown while the session is being checked, and while the identity site doesn't respond. */
export function CheckingSession() {
  const { session } = rootRoute.useRouteContext();
  const { status } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  if (status === 'unreachable') return <Unreachable session={session} />;
  return (
    <Stack grow align="center" justify="center" padding={48}>
      <Spinner size={24} label="Checking your session" />
    </Stack>
  );
}
