import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createQueryClient } from '@countersign/api-client';
import { PortalPages } from '../app/Portal.tsx';
import { RouterServicesContext } from '../app/routerServices.ts';
import { createPortalRouter } from '../app/routes.tsx';
import { aSession } from '../features/login/login.fixtures.ts';
import { meOf } from '../services/me.ts';
import type { Services } from '../services/services.tsx';
import type { SessionState } from '../session/session.ts';
import { createStoryServices, createStoryToasts } from './storyServices.ts';
import { useStorySession } from './StorySession.tsx';

interface PortalAtProps {
  /** Initial address of the story: `/documents/12/7?q=lease`. The portal then navigates by itself. */
  readonly href: string;
  /**
   * History of a test that reads where the portal is; it begins at `href`.
   * @default a new one
   */
  readonly history?: RouterHistory | undefined;
}

/** Renders the portal at an address, with its own router and history. */
function openPortal({ href, history }: PortalAtProps, state: SessionState) {
  const left = new AbortController();
  const services = createStoryServices(left.signal);
  let signedIn: Services | undefined;
  const session = aSession(state);
  const queryClient = createQueryClient();
  const router = createPortalRouter({
    session,
    queryClient,
    errors: services.errors,
    servicesOf: (profile) => (signedIn ??= { ...services, me: meOf(profile) }),
    history: history ?? createMemoryHistory({ initialEntries: [href] }),
  });
  return {
    pages: { router, queryClient, toasts: createStoryToasts() },
    routerServices: {
      config: services.config,
      session,
      errors: services.errors,
      setPageColor: () => undefined,
    },
    leave: () => {
      left.abort();
    },
  };
}

/**
 * Renders the portal itself at an address: its guard, its routes with their loaders, its shell. The story's
 * answers replace the services, and the toolbar's user is signed in. Every screen's stories use it;
 * `withSession` signs in.
 */
export function PortalAt(props: PortalAtProps) {
  const state = useStorySession();
  const [{ pages, routerServices, leave }] = useState(() => openPortal(props, state));
  useEffect(() => leave, [leave]);
  return (
    <RouterServicesContext value={routerServices}>
      <PortalPages {...pages} />
    </RouterServicesContext>
  );
}
