import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import {
  AccessDeniedScreen,
  CallbackScreen,
  ErrorScreen,
  LoginScreen,
  LogoutScreen,
} from '../features/login/index.ts';
import type { Session } from '../session/session.ts';
import { paths } from './paths.ts';

interface PageProps {
  readonly session: Session;
}

/** `/login/:partial?/:theme?`, and `?theme=` of the embed code. */
export function LoginPage({ session }: PageProps) {
  const { partial, theme } = useParams({ strict: false });
  const query = new URLSearchParams(useLocation().searchStr);
  return (
    <LoginScreen
      session={session}
      partial={partial === 'partial'}
      theme={theme ?? query.get('theme')}
      signedOut={query.has('signedOut')}
      framed={window.self !== window.top}
      homeHref={paths.home}
    />
  );
}

export function CallbackPage({ session }: PageProps) {
  const navigate = useNavigate();
  return (
    <CallbackScreen
      session={session}
      url={window.location.href}
      onDone={(path) => {
        void navigate({ href: path, replace: true });
      }}
    />
  );
}

export function LogoutPage({ session }: PageProps) {
  return <LogoutScreen session={session} />;
}

export function AccessDeniedPage({ session }: PageProps) {
  const navigate = useNavigate();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return (
    <AccessDeniedScreen
      message={state.status === 'refused' ? state.message : null}
      onSignOut={() => {
        void navigate({ to: paths.logout });
      }}
    />
  );
}

export function ErrorPage() {
  return <ErrorScreen homeHref={paths.home} />;
}
