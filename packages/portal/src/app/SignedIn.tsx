import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { LinkNavigation, Spinner, Stack } from '@countersign/ui';
import { FramedNotice } from '../features/login/index.ts';
import { ServicesProvider } from '../services/services.tsx';
import { createServices } from './createServices.ts';
import { verdict } from './guards.ts';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { signedInRoute } from './routeTable.ts';
import { useRouterServices, type RouterServices } from './routerServices.ts';
import { Shell } from './Shell.tsx';

/** Everything behind the sign-in: finds the session, keeps the address for later, builds the services once. */
export function SignedIn() {
  const routerServices = useRouterServices();
  const { session } = routerServices;
  const router = useRouter();
  const state = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { pathname } = useLocation();
  const decision = verdict(state, signedInRoute(pathname)?.needs ?? 'anyRole');
  const starting = state.status === 'starting';
  const profile = state.status === 'signedIn' ? state.profile : null;
  const framed = window.self !== window.top;

  useEffect(() => {
    if (starting && !framed) void session.resume();
  }, [session, starting, framed]);

  const services = useMemo(
    () => (profile === null ? null : createServices(routerServices, profile)),
    [routerServices, profile],
  );

  if (framed) return <FramedNotice href={window.location.href} />;
  if (starting) {
    return (
      <Stack grow align="center" justify="center" padding={48}>
        <Spinner size={24} label="Looking for your session" />
      </Stack>
    );
  }
  if (decision?.to === 'login') return <ToLogin session={session} />;
  if (decision !== null) return <Redirect href={paths.accessDenied} />;
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

/** Keeps the address for after the sign-in, and only then leaves it. */
function ToLogin({ session }: Pick<RouterServices, 'session'>) {
  const router = useRouter();
  useEffect(() => {
    session.remember(router.state.location.href);
    void router.navigate({ to: paths.login, replace: true });
  }, [session, router]);
  return null;
}
