import { useEffect, useState } from 'react';
import { Button, Notice, Spinner, Stack, Text } from '@countersign/ui';
import type { Session } from '../../session/session.ts';
import { loginMessages } from './login.messages.ts';
import { sentenceOf } from './useSession.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface LogoutScreenProps {
  readonly session: Session;
}

/** Ends the session, here and at the identity site. */
export function LogoutScreen({ session }: LogoutScreenProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let current = true;
    session.signOut().catch((error: unknown) => {
      if (current) setFailure(sentenceOf(error));
    });
    return () => {
      current = false;
    };
  }, [session, attempt]);

  const again = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };

  if (failure === null) {
    return (
      <TitledPublicLayout title="Sign out">
        <Stack align="start" gap={12}>
          <Spinner size={24} />
          <Text as="p" tone="muted">
            {loginMessages.signingOut}
          </Text>
        </Stack>
      </TitledPublicLayout>
    );
  }
  return (
    <TitledPublicLayout title="Sign out" paper="torn">
      <Stack gap={20}>
        <Notice tone="critical" live title={loginMessages.signOutFailed}>
          {failure}
        </Notice>
        <Button variant="primary" size="large" fullWidth onPress={again}>
          Try again
        </Button>
      </Stack>
    </TitledPublicLayout>
  );
}
