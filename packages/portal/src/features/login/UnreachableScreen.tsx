import { useCallback, useEffect, useState } from 'react';
import { Button, Notice, Stack, Text } from '@countersign/ui';
import type { Session } from '../../session/session.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';
import { unreachableMessages } from './unreachable.messages.ts';

export interface UnreachableScreenProps {
  readonly session: Session;
}

/**
 * Shown at the address that was opened while the identity site doesn't answer whether there is a session. The page
 * follows as soon as it does.
 */
export function UnreachableScreen({ session }: UnreachableScreenProps) {
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);

  const again = useCallback(() => {
    setPending(true);
    void session.lookAgain().finally(() => {
      setPending(false);
      setTries((before) => before + 1);
    });
  }, [session]);

  useEffect(() => {
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  }, [again]);

  return (
    <TitledPublicLayout title={unreachableMessages.title} paper="torn">
      <Stack gap={20}>
        <Text as="p" tone="muted">
          {unreachableMessages.unreachable}
        </Text>
        {tries === 0 || pending ? null : (
          <Notice tone="critical" live>
            {unreachableMessages.stillUnreachable}
          </Notice>
        )}
        <Button variant="primary" size="large" fullWidth pending={pending} onPress={again}>
          Try again
        </Button>
      </Stack>
    </TitledPublicLayout>
  );
}
