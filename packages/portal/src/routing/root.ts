import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { brandingQueries, featureQueries } from '@countersign/api-client';
import type { RouterContext } from './context.ts';
import { enter } from './enter.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/**
 * The parent of every page behind the sign-in. It finds the session, keeps the address for after a sign-in, and
 * enforces what the routes under it need. Their loaders start with the services of whoever came in.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signedIn',
  beforeLoad: ({ context, location, matches, preload }) =>
    enter({
      ...context,
      href: location.href,
      needs: matches.flatMap(({ staticData: { needs } }) => (needs === undefined ? [] : [needs])),
      preload,
    }),
  loader: ({ context: { queryClient, services } }) => {
    void queryClient.prefetchQuery(brandingQueries.current(services.portal));
    void queryClient.prefetchQuery(featureQueries.current(services.portal));
  },
});
