import { useEffect, useRef, useState } from 'react';
import { Button, Notice, Spinner, Stack, Text } from '@countersign/ui';
import type { Session } from '../../session/session.ts';
import { loginMessages } from './login.messages.ts';
import { sentenceOf, useSession } from './useSession.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface CallbackScreenProps {
  readonly session: Session;
  /** The full address that the identity site returned to. */
  readonly url: string;
  /** Called after sign-in with the path to open. */
  readonly onDone: (path: string) => void;
}

/** Completes a sign-in, or says why it failed. */
export function CallbackScreen({ session, url, onDone }: CallbackScreenProps) {
  const { status } = useSession(session);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let current = true;
    session.completeSignIn(url).then(
      (path) => {
        if (current) done.current(path);
      },
      (error: unknown) => {
        if (current) setFailure(sentenceOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [session, url]);

  const again = () => {
    setPending(true);
    session.signIn({ again: status === 'refused' }).catch((error: unknown) => {
      setFailure(sentenceOf(error));
      setPending(false);
    });
  };

  if (failure === null) {
    return (
      <TitledPublicLayout title="Sign in">
        <Stack align="start" gap={12}>
          <Spinner size={24} />
          <Text as="p" tone="muted">
            {loginMessages.processing}
          </Text>
        </Stack>
      </TitledPublicLayout>
    );
  }
  return (
    <TitledPublicLayout title={loginMessages.failed} paper="torn">
      <Stack gap={20}>
        <Notice tone="critical" live>
          {failure}
        </Notice>
        <Button variant="primary" size="large" fullWidth pending={pending} onPress={again}>
          Log in again
        </Button>
      </Stack>
    </TitledPublicLayout>
  );
}
