import { publicPageOf } from './publicPages.ts';

/** Where every sign-in ends that has no better place to go. */
export const HOME = '/';

/** Links to sign a document begin so. Their route is made of it, so that it is written once. */
export const SIGNING_LINKS = '/documents/sign';

/**
 * A path of this portal that a sign-in may lead to, or null: another origin, the pages before the sign-in, and
 * everything that only looks like a path (`//host`, `/\host`) are refused. Whether there is such a page is the
 * router's to say: it is not loaded yet where a sign-in begins.
 */
export function parseReturnPath(target: string, origin: string): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || publicPageOf(url.pathname) !== null) return null;
  const pathname =
    url.pathname.length > 1 && url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  // `//host` is another host to a browser, wherever it came from.
  return pathname.startsWith('//') ? null : `${pathname}${url.search}`;
}

/** Links to sign a document: they go before any other target. */
export function isSigningTarget(target: string): boolean {
  return target.startsWith(`${SIGNING_LINKS}/`);
}
