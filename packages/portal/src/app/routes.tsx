import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  useLocation,
  useNavigate,
} from '@tanstack/react-router';
import { FrontPage } from './FrontPage.tsx';
import { PageError } from './PageError.tsx';
import { pages } from './pages.ts';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import { publicRoutes, signedInRoutes } from './routeTable.ts';
import type { RouterServices } from './routerServices.ts';
import { SignedIn } from './SignedIn.tsx';

/** A page before the sign-in, reached from within the portal. */
function FrontRoute() {
  const navigate = useNavigate();
  const { href } = useLocation();
  return (
    <FrontPage
      url={new URL(href, window.location.origin)}
      go={(to) => {
        void navigate({ href: to, replace: true });
      }}
    />
  );
}

/** The pages behind the sign-in, each once: a page stays, with what is chosen in it, while its address changes. */
const signedInPages = [...new Set(signedInRoutes.map(({ page }) => page))];

/** The router of the table of routes. What is not in it leads to /error. */
export function createPortalRouter({ errors }: Pick<RouterServices, 'errors'>) {
  const root = createRootRoute({
    component: Outlet,
    errorComponent: PageError,
    notFoundComponent: () => <Redirect href={paths.error} />,
  });
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signedIn', component: SignedIn });
  const routeTree = root.addChildren([
    ...publicRoutes.map(({ path }) =>
      createRoute({ getParentRoute: () => root, path, component: FrontRoute }),
    ),
    signedIn.addChildren(
      signedInPages.map((page) => {
        const around = createRoute({
          getParentRoute: () => signedIn,
          id: page,
          component: lazyRouteComponent(pages[page], 'Page'),
        });
        const own = signedInRoutes.filter((route) => route.page === page);
        return around.addChildren(own.map(({ path }) => createRoute({ getParentRoute: () => around, path })));
      }),
    ),
  ]);
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultOnCatch: (error, info) => {
      errors.report(error, { region: 'The page', componentStack: info.componentStack ?? '' });
    },
    // Several screens share one address scheme; a trailing slash is the same place.
    trailingSlash: 'never',
  });
}
