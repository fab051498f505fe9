import { plainPath, signedInRoute } from '../app/routeTable.ts';

/** Where every sign-in ends that has no better place to go. */
export const HOME = '/';

/**
 * A path of this portal that a sign-in may lead to, or null: another origin, an address that is no route, and
 * everything that only looks like a path (`//host`, `/\host`) are refused.
 */
export function knownTarget(target: string, origin: string): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  const pathname = plainPath(url.pathname);
  if (url.origin !== origin || signedInRoute(pathname) === null) return null;
  return `${pathname}${url.search}`;
}

/** Links to sign a document: they go before any other target. */
export function isSigningTarget(target: string): boolean {
  return target.startsWith('/documents/sign/');
}
