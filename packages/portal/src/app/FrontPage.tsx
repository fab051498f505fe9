import { useEffect, useSyncExternalStore } from 'react';
import { publicPageOf, publicPages } from '@countersign/api-client/config';
import {
  AccessDeniedScreen,
  CallbackScreen,
  ErrorScreen,
  LoginScreen,
  LogoutScreen,
} from '../features/login/index.ts';
import { isSigningOut } from '../session/endingSession.ts';
import { forgiving } from '../session/forgivingStorage.ts';
import { HOME } from '../session/parseReturnPath.ts';
import { lastSignOut } from '../session/signOutTime.ts';
import { lastFirmStore } from './branding/lastFirmStore.ts';
import { useRouterServices } from './routerServices.ts';

export { FramedNotice } from '../features/login/index.ts';
import { useFirmBranding } from './branding/useFirmBranding.ts';

interface FrontPageProps {
  readonly url: URL;
  /** Navigates to another address of the portal, replacing the current one. */
  readonly go: (href: string) => void;
}

/** Renders a page before sign-in, by its address. */
export function FrontPage({ url, go }: FrontPageProps) {
  const { session } = useRouterServices();
  const at = publicPageOf(url.pathname);
  switch (at?.page) {
    case 'login':
      return <LoginPage url={url} steps={at.steps} />;
    case 'callback':
      return <CallbackScreen session={session} url={url.href} onDone={go} />;
    case 'logout':
      return <LogoutScreen session={session} />;
    case 'accessDenied':
      return <AccessDeniedPage go={go} />;
    case 'error':
    case undefined:
      return (
        <ErrorScreen
          onHome={() => {
            go(HOME);
          }}
        />
      );
  }
}

/** `/login/:partial?/:theme?`, `?theme=` of the embed code, or the firm of the last sign-in here. */
function LoginPage({ url, steps }: Pick<FrontPageProps, 'url'> & { readonly steps: readonly string[] }) {
  const { session } = useRouterServices();
  const [partial, ofPath] = steps;
  const theme = ofPath ?? url.searchParams.get('theme') ?? lastFirmStore.get();
  const branding = useFirmBranding(theme);
  const shared = forgiving(() => localStorage);
  const ended = !isSigningOut(shared);
  return (
    <LoginScreen
      session={session}
      partial={partial === 'partial'}
      theme={theme}
      {...(branding && { brand: branding.brand })}
      signedOut={ended && url.searchParams.has('signedOut')}
      signedOutAt={lastSignOut(shared)}
      sessionEnded={ended}
      framed={window.self !== window.top}
      homeHref={HOME}
    />
  );
}

function AccessDeniedPage({ go }: Pick<FrontPageProps, 'go'>) {
  const { session } = useRouterServices();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  // After a reload nothing else asks who the user is.
  useEffect(() => void session.resume(), [session]);
  const home = () => {
    go(HOME);
  };
  return (
    <AccessDeniedScreen
      message={state.status === 'refused' ? state.message : null}
      onHome={state.status === 'signedIn' ? home : undefined}
      onSignOut={() => {
        go(publicPages.logout);
      }}
    />
  );
}
