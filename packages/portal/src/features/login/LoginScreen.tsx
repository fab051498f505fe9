import { useEffect, useState } from 'react';
import { formatDateTime } from '@countersign/api-client/rules';
import { Button, Notice, Spinner, Stack, Text, type PublicBrand } from '@countersign/ui';
import type { Session, SessionState } from '../../session/session.ts';
import { FramedNotice } from './FramedNotice.tsx';
import { loginMessages } from './login.messages.ts';
import { sentenceOf, useSession } from './useSession.ts';
import { TitledPublicLayout } from './TitledPublicLayout.tsx';

export interface LoginScreenProps {
  readonly session: Session;
  /** Firm id, for the branding of the sign-in page. */
  readonly theme: string | null;
  /** The firm's branding. @default Countersign's own */
  readonly brand?: PublicBrand;
  /** Without the splash, for small frames. */
  readonly partial: boolean;
  /** Whether the user just signed out: the page then waits. */
  readonly signedOut?: boolean;
  /** When that was, if it is known (ISO, UTC). */
  readonly signedOutAt?: string | null;
  /** Whether the identity site has confirmed that its session is over. @default true */
  readonly sessionEnded?: boolean;
  /** Whether the page is in a frame: the sign-in then opens a separate window. */
  readonly framed?: boolean;
  /** Address of the portal, for users who signed in inside a frame. @default '/' */
  readonly homeHref?: string;
}

/** Leads to the sign-in page; it stops in a frame, after a sign-out, and after a failure. */
export function LoginScreen({
  session,
  theme,
  brand,
  partial,
  signedOut = false,
  signedOutAt = null,
  sessionEnded = true,
  framed = false,
  homeHref = '/',
}: LoginScreenProps) {
  const state = useSession(session);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const said = state.status === 'signedOut' || state.status === 'refused' ? state.message : null;
  const text = failure ?? said;
  const onPurpose = state.status === 'signedOut' && state.onPurpose === true;
  /** Here or in another tab: the title says it. */
  const left = failure === null && (onPurpose || (signedOut && said === null));
  const branding = { partial, ...(brand && { brand }) };
  const goesOn = !framed && !signedOut && text === null;

  const signIn = () => {
    setPending(true);
    setFailure(null);
    session
      .signIn({
        ...(theme !== null && { theme }),
        ...(state.status === 'refused' && { again: true }),
      })
      .catch((error: unknown) => {
        setFailure(sentenceOf(error));
      })
      .finally(() => {
        if (framed) setPending(false);
      });
  };

  useEffect(() => {
    if (!goesOn) return;
    session.signIn(theme === null ? {} : { theme }).catch((error: unknown) => {
      setFailure(sentenceOf(error));
      setPending(false);
    });
  }, [session, theme, goesOn]);

  if (framed && state.status === 'signedIn') return <FramedNotice href={homeHref} signedIn />;
  if (goesOn) {
    return (
      <TitledPublicLayout title="Sign in" {...branding}>
        <Stack align="start" gap={12}>
          <Spinner size={24} />
          <Text as="p" tone="muted">
            {loginMessages.leaving}
          </Text>
        </Stack>
      </TitledPublicLayout>
    );
  }
  return (
    <TitledPublicLayout
      title={left ? 'You’re signed out' : 'Sign in'}
      paper={left ? 'folder' : failure === null ? 'letter' : 'torn'}
      {...branding}
    >
      <Stack gap={20}>
        {text === null || left ? null : <Notice tone={noticeTone(state, failure)}>{text}</Notice>}
        {left ? (
          <Text as="p" tone="muted">
            {[
              ...(signedOutAt === null ? [] : [loginMessages.signedOutAt(formatDateTime(signedOutAt))]),
              ...(sessionEnded ? [loginMessages.sessionEnded] : []),
              loginMessages.sharedComputer,
            ].join(' ')}
          </Text>
        ) : null}
        <Button
          variant="primary"
          size="large"
          fullWidth
          pending={pending && failure === null}
          onPress={signIn}
        >
          {left ? 'Sign in again' : 'Sign in'}
        </Button>
      </Stack>
    </TitledPublicLayout>
  );
}

function noticeTone(state: SessionState, failure: string | null): 'critical' | 'info' {
  return failure !== null || state.status === 'refused' ? 'critical' : 'info';
}
