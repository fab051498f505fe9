import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { LinkNavigation } from '@countersign/ui';
import { publicPages } from '@countersign/api-client/config';
import { signedInRoute } from '../routing/root.ts';
import { ServicesProvider } from '../services/services.tsx';
import { Shell } from './Shell.tsx';

/** Renders everything behind the sign-in, for users that the route admitted. */
export function SignedIn() {
  const router = useRouter();
  const { session, services } = signedInRoute.useRouteContext();
  const { status } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const over = status !== 'signedIn';

  // If the session ended here or in another tab, nothing stays on the screen, and the route decides where to
  // go.
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
