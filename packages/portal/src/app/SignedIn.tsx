import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LinkNavigation } from '@countersign/ui';
import { publicPages } from '@countersign/api-client/config';
import { signedInRoute } from '../routing/root.ts';
import { ServicesProvider, type Services } from '../services/services.tsx';
import type { SessionProfile } from '../session/session.ts';
import { LiveUpdates } from '../services/live/LiveUpdates.tsx';
import { Shell } from './Shell.tsx';

/** Renders everything behind the sign-in, for users that the route admitted. */
export function SignedIn() {
  const router = useRouter();
  const { session, services, profile } = signedInRoute.useRouteContext();
  const { status } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const over = status !== 'signedIn';

  // If the session ended here or in another tab, nothing stays on the screen, and the route decides where to
  // go.
  useEffect(() => {
    if (over) void router.invalidate();
  }, [router, over]);

  if (over) return null;
  return (
    <SignedInFrame profile={profile} services={services}>
      <Outlet />
    </SignedInFrame>
  );
}

interface SignedInFrameProps {
  readonly profile: SessionProfile;
  readonly services: Services;
  readonly children: ReactNode;
}

/** Provides a page with the services of the session, and frames it with the shell. */
export function SignedInFrame({ profile, services, children }: SignedInFrameProps) {
  const router = useRouter();
  return (
    <LinkNavigation
      navigate={(href) => {
        void router.navigate({ href });
      }}
    >
      <ServicesProvider services={services}>
        <LiveUpdates />
        <Shell profile={profile} onSignOut={() => void router.navigate({ to: publicPages.logout })}>
          {children}
        </Shell>
      </ServicesProvider>
    </LinkNavigation>
  );
}
