import { Navigate, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PortalConfig } from '@countersign/api-client';
import { LinkNavigation, Spinner, Stack } from '@countersign/ui';
import { FramedNotice } from '../features/login/index.ts';
import { ServicesProvider } from '../services/services.tsx';
import type { Session } from '../session/session.ts';
import { createServices } from './createServices.ts';
import { verdict } from './guards.ts';
import { paths } from './paths.ts';
import { Shell } from './Shell.tsx';

interface SignedInProps {
  readonly config: PortalConfig;
  readonly session: Session;
}

/** Everything behind the sign-in: finds the session, keeps the address for later, builds the services once. */
export function SignedIn({ config, session }: SignedInProps) {
  const router = useRouter();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const decision = verdict(state, 'anyRole');
  const starting = state.status === 'starting';
  const leaving = !starting && decision?.to === 'login';
  const profile = state.status === 'signedIn' ? state.profile : null;
  const framed = window.self !== window.top;

  useEffect(() => {
    if (starting && !framed) void session.resume();
  }, [session, starting, framed]);
  useEffect(() => {
    if (leaving) session.remember(router.state.location.href);
  }, [session, router, leaving]);

  const services = useMemo(
    () => (profile === null ? null : createServices(config, session, profile)),
    [config, session, profile],
  );

  if (framed) return <FramedNotice href={window.location.href} />;
  if (starting) {
    return (
      <Stack grow align="center" justify="center" padding={48}>
        <Spinner size={24} label="Looking for your session" />
      </Stack>
    );
  }
  if (decision !== null)
    return <Navigate to={decision.to === 'login' ? paths.login : paths.accessDenied} replace />;
  if (services === null) return null;
  return (
    <LinkNavigation
      navigate={(href) => {
        void router.navigate({ href });
      }}
    >
      <ServicesProvider services={services}>
        <Shell onSignOut={() => void router.navigate({ to: paths.logout })}>
          <Outlet />
        </Shell>
      </ServicesProvider>
    </LinkNavigation>
  );
}
