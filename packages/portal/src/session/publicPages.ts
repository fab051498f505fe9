/** The addresses that need no session. Every other address of this origin belongs to the portal behind the sign-in. */
export const publicPages = {
  login: '/login',
  callback: '/callback',
  logout: '/logout',
  accessDenied: '/accessdenied',
  error: '/error',
} as const;

export type PublicPage = keyof typeof publicPages;

/** Steps that may follow a page's own: `/login/:partial?/:theme?` may say how it looks. */
export const LOGIN_STEPS = 2;

function isPage(name: string): name is PublicPage {
  return name in publicPages;
}

/** The page before the sign-in that a path belongs to, with the steps after it; null for every other path. */
export function publicPageOf(
  pathname: string,
): { readonly page: PublicPage; readonly steps: readonly string[] } | null {
  const [, first = '', ...rest] = pathname.split('/');
  // A slash at the end is the same place.
  const steps = rest.at(-1) === '' ? rest.slice(0, -1) : rest;
  const page = Object.keys(publicPages)
    .filter(isPage)
    .find((name) => publicPages[name] === `/${first}`);
  if (page === undefined || steps.includes('')) return null;
  return steps.length <= (page === 'login' ? LOGIN_STEPS : 0) ? { page, steps } : null;
}
