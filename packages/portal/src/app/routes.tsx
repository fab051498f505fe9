import { createRouter, Outlet, type RouterHistory } from '@tanstack/react-router';
import { publicPages } from '@countersign/api-client/config';
import type { RouterContext } from '../routing/context.ts';
import { parseSearch, stringifySearch } from '../routing/plainSearch.ts';
import { rootRoute, signedInRoute } from '../routing/root.ts';
import type { ErrorLog } from '../services/errorLog.ts';
import * as features from './features.ts';
import { frontRoute } from './front.route.tsx';
import { CheckingSession } from './CheckingSession.tsx';
import { PageError } from './PageError.tsx';
import { Redirect } from './Redirect.tsx';
import { SignedIn } from './SignedIn.tsx';

const routeTree = rootRoute
  .update({
    component: Outlet,
    // An unknown address redirects to the page that reports it.
    notFoundComponent: () => <Redirect href={publicPages.error} />,
  })
  .addChildren([
    frontRoute,
    signedInRoute
      .update({ component: SignedIn, pendingComponent: CheckingSession, pendingMs: 0 })
      .addChildren(features),
  ]);

interface RouterOptions extends RouterContext {
  readonly errors: ErrorLog;
  /** @default the browser's own */
  readonly history?: RouterHistory;
}

export function createPortalRouter({ errors, history, ...context }: RouterOptions) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query decides whether its data is fresh: a loader only starts it.
    defaultStaleTime: Infinity,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageError,
    defaultOnCatch: (error, info) => {
      errors.report(error, { region: 'The page', componentStack: info.componentStack ?? '' });
    },
    notFoundMode: 'root',
    // Several screens share one address scheme; a trailing slash is the same place.
    trailingSlash: 'never',
  });
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
