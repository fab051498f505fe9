import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { LinkNavigation } from '@countersign/ui';
import { signedInRoute } from '../routing/root.ts';
import { ServicesProvider } from '../services/services.tsx';
import { publicPages } from '../session/publicPages.ts';
import { Shell } from './Shell.tsx';

/** Everything behind the sign-in, for whoever the route let in. */
export function SignedIn() {
  const router = useRouter();
  const { session, services } = signedInRoute.useRouteContext();
  const { status } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const over = status !== 'signedIn';

  // Ended here or in another tab: nothing of it stays on the screen, and the route decides where to go.
  useEffect(() => {
    if (over) void router.invalidate();
  }, [router, over]);

  if (over) return null;
  return (
    <LinkNavigation
      navigate={(href) => {
        void router.navigate({ href });
      }}
    >
      <ServicesProvider services={services}>
        <Shell onSignOut={() => void router.navigate({ to: publicPages.logout })}>
          <Outlet />
        </Shell>
      </ServicesProvider>
    </LinkNavigation>
  );
}
