import type { RouteNeeds } from './routeTable.ts';
import type { SessionState } from '../session/session.ts';

/** Where somebody may not enter, where they go instead; null where they may. */
export type Verdict = { readonly to: 'login' | 'accessDenied' } | null;

/**
 * Whether a signed-in person may enter. Somebody signed in without the role is denied; anybody else signs in.
 * The server refuses the same, whatever is shown.
 */
export function verdict(state: SessionState, needs: RouteNeeds): Verdict {
  if (state.status === 'refused') return { to: 'accessDenied' };
  if (state.status !== 'signedIn') return { to: 'login' };
  const { roles } = state.profile;
  const allowed =
    needs === 'owner'
      ? roles.includes('Owner')
      : needs === 'administrator'
        ? roles.includes('Administrator')
        : roles.includes('Administrator') || roles.includes('Employee');
  return allowed ? null : { to: 'accessDenied' };
}
