import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { brandingQueries, featureQueries } from '@countersign/api-client';
import type { RouterContext } from './context.ts';
import { enter } from './enter.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()();

/**
 * Parent of every signed-in page. It finds the session, stores the return address for sign-in, and enforces
 * the requirements of the routes below it. Their loaders start with the services of the signed-in user.
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
