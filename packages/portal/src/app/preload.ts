import { publicPageOf } from '../session/publicPages.ts';

/** The router, the caches and the shell: everything that the pages before the sign-in do without. */
export const loadPortal = () => import('./Portal.tsx');

/**
 * Starts to load the portal while the configuration is still being read; it then asks for the code of the page
 * itself. A /callback ends in it, too.
 */
export function preload(pathname: string): void {
  const before = publicPageOf(pathname);
  if (before !== null && before.page !== 'callback') return;
  // Whatever fails to load here is asked for again where it is shown, and speaks there.
  loadPortal().catch(() => undefined);
}
