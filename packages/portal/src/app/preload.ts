import { loadPortal, pages } from './pages.ts';
import { publicRoute, signedInRoute } from './routeTable.ts';

/**
 * Starts to load what an address will need, while the configuration is still being read. The page after a
 * /callback is not known yet, but the portal around it is.
 */
export function preload(pathname: string): void {
  const before = publicRoute(pathname);
  if (before !== null && before.page !== 'callback') return;
  const route = signedInRoute(pathname);
  // Whatever fails to load here is asked for again where it is shown, and speaks there.
  Promise.all([loadPortal(), route === null ? null : pages[route.page]()]).catch(() => undefined);
}
