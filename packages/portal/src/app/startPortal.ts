import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.tsx';
import type { SessionProfile } from '../session/session.ts';
import { createServices } from './createServices.ts';
import type { RouterServices } from './routerServices.ts';
import { createPortalRouter, type PortalRouter } from './routes.tsx';

/** The router, with the code of the page at this address on its way while the session is still being found. */
export function startPortal(services: RouterServices, queryClient: QueryClient): PortalRouter {
  const { session, errors } = services;
  let built: { readonly profile: SessionProfile; readonly services: Services } | null = null;
  const router = createPortalRouter({
    session,
    errors,
    queryClient,
    servicesOf(profile) {
      if (built?.profile !== profile) built = { profile, services: createServices(services, profile) };
      return built.services;
    },
  });
  const [routes] = router.getMatchedRoutes(window.location.pathname);
  // What fails to load here is asked for again where it is shown, and speaks there.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  return router;
}
