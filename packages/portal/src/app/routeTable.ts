/** What an address needs of whoever opens it. */
export type RouteNeeds = 'anyRole' | 'administrator' | 'owner';

/** An address behind the sign-in. `$name` is one step of the path; where the name ends in `Id`, a positive number. */
export interface SignedInRoute {
  readonly path: string;
  /** Which page is shown; see `pages.ts`. */
  readonly page: 'home' | 'documents';
  readonly needs: RouteNeeds;
}

/**
 * Every address behind the sign-in, once. The router, the guard, the targets that a sign-in may lead back to, and
 * what is loaded ahead all follow from this table.
 */
export const signedInRoutes: readonly SignedInRoute[] = [
  { path: '/', page: 'home', needs: 'anyRole' },
  { path: '/documents', page: 'documents', needs: 'anyRole' },
  { path: '/documents/$clientId', page: 'documents', needs: 'anyRole' },
  { path: '/documents/$clientId/$documentId', page: 'documents', needs: 'anyRole' },
  { path: '/documents/sign/$clientId/$documentId', page: 'documents', needs: 'anyRole' },
  { path: '/documents/preview/$clientId/$documentId', page: 'documents', needs: 'anyRole' },
];

/** The addresses that need no session. `/login` may name a theme. */
export const publicRoutes = [
  { path: '/login', page: 'login' },
  { path: '/login/$partial', page: 'login' },
  { path: '/login/$partial/$theme', page: 'login' },
  { path: '/callback', page: 'callback' },
  { path: '/logout', page: 'logout' },
  { path: '/accessdenied', page: 'accessDenied' },
  { path: '/error', page: 'error' },
] as const;

export type PublicRoute = (typeof publicRoutes)[number];

function pattern(path: string): RegExp {
  const steps = path.split('/').map((step) => {
    if (!step.startsWith('$')) return step;
    return step.endsWith('Id') ? '[1-9]\\d{0,9}' : '[^/]+';
  });
  return new RegExp(`^${steps.join('/')}$`);
}

const patterns = new Map(
  [...signedInRoutes, ...publicRoutes].map(({ path }) => [path, pattern(path)] as const),
);

/** The path without a slash at its end, which is the same place. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

function find<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | null {
  return routes.find(({ path }) => patterns.get(path)?.test(plainPath(pathname))) ?? null;
}

/** The route behind the sign-in that an address belongs to; null for every other address. */
export function signedInRoute(pathname: string): SignedInRoute | null {
  return find(signedInRoutes, pathname);
}

export function publicRoute(pathname: string): PublicRoute | null {
  return find(publicRoutes, pathname);
}
