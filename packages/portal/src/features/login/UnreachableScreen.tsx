import { useCallback, useEffect, useState } from 'react';
import { Button, Notice, Stack, Text } from '@countersign/ui';
import type { Session } from '../../session/session.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';
import { unreachableMessages } from './unreachable.messages.ts';

/** Pauses in ms between automatic attempts: an outage of seconds ends soon, a longer one is not crowded. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Asks again and again, with growing pauses of random length, while the page can be seen. */
function keepAsking(ask: () => Promise<void>): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer = plan();
  function plan() {
    return window.setTimeout(
      () => {
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
        const asked = window.document.visibilityState === 'visible' ? ask() : Promise.resolve();
        void asked.finally(() => {
          if (timer !== 0) timer = plan();
        });
      },
      pause * (0.5 + Math.random()),
    );
  }
  return () => {
    window.clearTimeout(timer);
    timer = 0;
  };
}

export interface UnreachableScreenProps {
  readonly session: Session;
}

/**
 * Shown at the address that was opened while the identity site doesn't say whether there is a session. The page
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

  useEffect(() => keepAsking(() => session.lookAgain()), [session]);

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
