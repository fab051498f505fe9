/**
 * Addresses that need no session. Every other address of this origin belongs to the portal behind the
 * sign-in.
 */
export const publicPages = {
  login: '/login',
  callback: '/callback',
  logout: '/logout',
  accessDenied: '/accessdenied',
  error: '/error',
} as const;

export type PublicPage = keyof typeof publicPages;

/** Maximum steps after a page's own: `/login/:partial?/:theme?` sets its appearance. */
export const LOGIN_STEPS = 2;

function isPage(name: string): name is PublicPage {
  return name in publicPages;
}

/**
 * Returns the page before sign-in that a path belongs to, with its further steps; null for every other path.
 */
export function publicPageOf(
  pathname: string,
): { readonly page: PublicPage; readonly steps: readonly string[] } | null {
  const [, first = '', ...rest] = pathname.split('/');
  // A trailing slash makes no difference.
  const steps = rest.at(-1) === '' ? rest.slice(0, -1) : rest;
  const page = Object.keys(publicPages)
    .filter(isPage)
    .find((name) => publicPages[name] === `/${first}`);
  if (page === undefined || steps.includes('')) return null;
  return steps.length <= (page === 'login' ? LOGIN_STEPS : 0) ? { page, steps } : null;
}
