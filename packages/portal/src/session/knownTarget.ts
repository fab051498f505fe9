/** Addresses behind the sign-in that somebody can be brought back to. */
const known: readonly RegExp[] = [
  /^\/$/,
  /^\/documents$/,
  /^\/documents\/[1-9]\d{0,9}(?:\/[1-9]\d{0,9})?$/,
  /^\/documents\/(?:sign|preview)\/[1-9]\d{0,9}\/[1-9]\d{0,9}$/,
];

/** Where every sign-in ends that has no better place to go. */
export const HOME = '/';

/**
 * A path of this portal that a sign-in may lead to, or null: another origin, an address that is no route, and
 * everything that only looks like a path (`//host`, `/\host`) are refused.
 */
export function knownTarget(target: string, origin: string): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  if (url.origin !== origin || !known.some((route) => route.test(pathname))) return null;
  return `${pathname}${url.search}`;
}

/** Links to sign a document: they go before any other target. */
export function isSigningTarget(target: string): boolean {
  return target.startsWith('/documents/sign/');
}
