import { publicPageOf, SIGNING_LINKS } from '@countersign/api-client/config';

/** Default return address of a sign-in. */
export const HOME = '/';

/**
 * Returns a path of this portal that a sign-in may return to, or null for another origin, the pages before
 * sign-in, and strings that only look like a path (`//host`, `/\host`). Whether the page exists is the
 * router's decision, which is not loaded where a sign-in begins.
 */
export function parseReturnPath(target: string, origin: string): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || publicPageOf(url.pathname) !== null) return null;
  const pathname =
    url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  // Browsers read `//host` as another host, wherever it came from.
  return pathname.startsWith('//') ? null : `${pathname}${url.search}`;
}

/** Returns whether it is a link to sign a document: those have priority over any other target. */
export function isSigningTarget(target: string): boolean {
  return target.startsWith(`${SIGNING_LINKS}/`);
}
