import { createRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { lazyComponent } from '@countersign/ui';
import { publicPageOf, publicPages } from '@countersign/api-client/config';
import { rootRoute } from '../routing/root.ts';
import { HOME } from '../session/parseReturnPath.ts';
import { loadFront } from './preload.ts';

const FrontPage = lazyComponent(async () => (await loadFront()).FrontPage);
/** Loaded separately, because it is rarely shown. */
const ErrorPage = lazyComponent(async () => (await import('./ErrorPage.tsx')).ErrorPage);

/** Renders a page before sign-in, reached from within the portal. */
function FrontRoute() {
  const navigate = useNavigate();
  const { href } = useLocation();
  const url = new URL(href, window.location.origin);
  const go = (to: string) => void navigate({ href: to, replace: true });
  if (publicPageOf(url.pathname)?.page !== 'error') return <FrontPage url={url} go={go} />;
  return (
    <ErrorPage
      onHome={() => {
        go(HOME);
      }}
    />
  );
}

const front = createRoute({ getParentRoute: () => rootRoute, id: 'front', component: FrontRoute });

const login = createRoute({ getParentRoute: () => front, path: publicPages.login });
const loginPartial = createRoute({ getParentRoute: () => front, path: `${publicPages.login}/$partial` });
const loginTheme = createRoute({ getParentRoute: () => front, path: `${publicPages.login}/$partial/$theme` });
const callback = createRoute({ getParentRoute: () => front, path: publicPages.callback });
const logout = createRoute({ getParentRoute: () => front, path: publicPages.logout });
const accessDenied = createRoute({ getParentRoute: () => front, path: publicPages.accessDenied });
const error = createRoute({
  getParentRoute: () => front,
  path: publicPages.error,
  // For the shell around it.
  staticData: { title: 'Page not found' },
});

/**
 * Entrance renders these pages without the router; they are also routes, for users who are already in the
 * portal.
 */
export const frontRoute = front.addChildren([
  login,
  loginPartial,
  loginTheme,
  callback,
  logout,
  accessDenied,
  error,
]);
