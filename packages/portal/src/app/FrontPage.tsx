import { useSyncExternalStore } from 'react';
import {
  AccessDeniedScreen,
  CallbackScreen,
  ErrorScreen,
  LoginScreen,
  LogoutScreen,
} from '../features/login/index.ts';
import { paths } from './paths.ts';
import { publicRoute } from './routeTable.ts';
import { useRouterServices } from './routerServices.ts';
import { useLook } from './useLook.ts';

interface FrontPageProps {
  readonly url: URL;
  /** Goes to another address of the portal, in the place of this one. */
  readonly go: (href: string) => void;
}

/** A page before the sign-in, by its address. */
export function FrontPage({ url, go }: FrontPageProps) {
  const { session } = useRouterServices();
  switch (publicRoute(url.pathname)?.page) {
    case 'login':
      return <LoginPage url={url} />;
    case 'callback':
      return <CallbackScreen session={session} url={url.href} onDone={go} />;
    case 'logout':
      return <LogoutScreen session={session} />;
    case 'accessDenied':
      return <AccessDeniedPage go={go} />;
    case 'error':
    case undefined:
      return <ErrorScreen homeHref={paths.home} />;
  }
}

/** `/login/:partial?/:theme?`, and `?theme=` of the embed code. */
function LoginPage({ url }: Pick<FrontPageProps, 'url'>) {
  const { session } = useRouterServices();
  const [, , partial, ofPath] = url.pathname.split('/');
  const theme = ofPath || url.searchParams.get('theme');
  const look = useLook(theme);
  return (
    <LoginScreen
      session={session}
      partial={partial === 'partial'}
      theme={theme}
      {...(look && { brand: look.brand })}
      signedOut={url.searchParams.has('signedOut')}
      framed={window.self !== window.top}
      homeHref={paths.home}
    />
  );
}

function AccessDeniedPage({ go }: Pick<FrontPageProps, 'go'>) {
  const { session } = useRouterServices();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return (
    <AccessDeniedScreen
      message={state.status === 'refused' ? state.message : null}
      onSignOut={() => {
        go(paths.logout);
      }}
    />
  );
}
