import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { PageError } from './PageError.tsx';
import { paths } from './paths.ts';
import { Redirect } from './Redirect.tsx';
import type { RouterServices } from './routerServices.ts';
import { AccessDeniedPage, CallbackPage, ErrorPage, LoginPage, LogoutPage } from './publicPages.tsx';

/** The table of routes. What is not in it leads to /error. */
export function createPortalRouter({ session }: RouterServices) {
  const root = createRootRoute({
    component: Outlet,
    errorComponent: PageError,
    notFoundComponent: () => <Redirect href={paths.error} />,
  });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });

  const signedIn = createRoute({
    getParentRoute: () => root,
    id: 'signedIn',
    component: lazyRouteComponent(() => import('./SignedIn.tsx'), 'SignedIn'),
  });
  const documents = (path: string) =>
    createRoute({
      getParentRoute: () => signedIn,
      path,
      component: lazyRouteComponent(() => import('./DocumentsPage.tsx'), 'DocumentsPage'),
    });

  const routeTree = root.addChildren([
    page(paths.login, () => <LoginPage session={session} />),
    page(`${paths.login}/$partial`, () => <LoginPage session={session} />),
    page(`${paths.login}/$partial/$theme`, () => <LoginPage session={session} />),
    page(paths.callback, () => <CallbackPage session={session} />),
    page(paths.logout, () => <LogoutPage session={session} />),
    page(paths.accessDenied, () => <AccessDeniedPage session={session} />),
    page(paths.error, ErrorPage),
    signedIn.addChildren([
      createRoute({
        getParentRoute: () => signedIn,
        path: paths.home,
        component: () => <Redirect href="/documents" />,
      }),
      documents('/documents'),
      documents('/documents/$clientId'),
      documents('/documents/$clientId/$documentId'),
      documents('/documents/sign/$clientId/$documentId'),
      documents('/documents/preview/$clientId/$documentId'),
    ]),
  ]);
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    // Several screens share one address scheme; a trailing slash is the same place.
    trailingSlash: 'never',
  });
}
