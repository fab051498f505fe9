import type { QueryClient } from '@tanstack/react-query';
import { endReadsWith } from '../services/earlyReads.ts';
import { lateFailedCalls } from '../services/failedCalls/lateFailedCalls.ts';
import type { Services } from '../services/services.tsx';
import type { SessionProfile } from '../session/session.ts';
import { createServices } from './createServices.ts';
import type { RouterServices } from './routerServices.ts';
import { createPortalRouter, type PortalRouter } from './routes.tsx';

/**
 * Creates the router, and loads the code of the page at this address while the session is still being
 * checked.
 */
export function startPortal(services: RouterServices, queryClient: QueryClient): PortalRouter {
  const { config, session, errors } = services;
  endReadsWith(session);
  let built: { readonly profile: SessionProfile; readonly services: Services } | null = null;
  const router = createPortalRouter({
    session,
    errors,
    queryClient,
    servicesOf(profile) {
      if (built?.profile !== profile)
        built = { profile, services: createServices(services, profile, lateFailedCalls(config, session)) };
      return built.services;
    },
  });
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  // Code that fails to load here is requested again where it is shown, and reported there.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  return router;
}
