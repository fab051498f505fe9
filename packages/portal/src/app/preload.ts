import { publicPageOf } from '@countersign/api-client/config';

/** Loads the router, the caches and the shell: everything that the pages before sign-in do not need. */
export const loadPortal = () => import('./Portal.tsx');

/** Loads the pages before sign-in, which a user with a session does not need. */
export const loadFront = () => import('./FrontPage.tsx');

/**
 * Starts loading the portal while the configuration is still being read; then requests the page's own code. A
 * /callback also ends in the portal.
 */
export function preload(pathname: string): void {
  const before = publicPageOf(pathname);
  // Code that fails to load here is requested again where it is shown, and reported there.
  if (before !== null) loadFront().catch(() => undefined);
  if (before === null || before.page === 'callback') loadPortal().catch(() => undefined);
}
