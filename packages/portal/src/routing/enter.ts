import { notFound, redirect } from '@tanstack/react-router';
import { featureQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { Services } from '../services/services.tsx';
import { publicPages } from '../session/publicPages.ts';
import type { SessionProfile } from '../session/session.ts';
import type { RouterContext } from './context.ts';
import { lackOf, type RouteNeeds } from './needs.ts';

interface Arrival extends RouterContext {
  /** Where somebody wants to go. */
  readonly href: string;
  readonly needs: readonly RouteNeeds[];
  /** Only looked at: nothing may be left or remembered for it. */
  readonly preload: boolean;
}

/** What the routes behind the sign-in can work with. */
export interface Entered {
  readonly profile: SessionProfile;
  readonly services: Services;
}

/** The page is being left; nothing goes on here. */
const never = new Promise<never>(() => undefined);

/**
 * Lets somebody in. Whoever is not signed in goes to the sign-in, and whoever may not enter to "access denied";
 * where an authenticator is missing, the session leaves to set one up.
 *
 * @throws What the router follows: a redirect.
 */
export async function enter(arrival: Arrival): Promise<Entered> {
  const { session, servicesOf, href, needs, preload } = arrival;
  if (session.getSnapshot().status === 'starting') await session.resume();
  const state = session.getSnapshot();
  switch (state.status) {
    case 'starting':
      return never;
    case 'refused':
      throw redirect({ to: publicPages.accessDenied, replace: true });
    case 'signedOut':
      if (!preload) session.remember(href);
      throw redirect({ to: publicPages.login, replace: true });
    case 'signedIn':
  }
  const { profile } = state;
  const services = servicesOf(profile);
  const features = needs.some(({ feature }) => feature !== undefined)
    ? await featuresOf(arrival, services)
    : undefined;
  const lacks = [{}, ...needs].map((need) => lackOf(need, { profile, features }));
  if (lacks.includes('role') || lacks.includes('feature')) {
    throw redirect({ to: publicPages.accessDenied, replace: true });
  }
  if (lacks.includes('secondFactor')) {
    if (preload) throw notFound();
    // Where the identity site cannot be reached the session says why on the way to the sign-in.
    await session.setUpSecondFactor(href).catch(() => undefined);
    throw redirect({ to: publicPages.login, replace: true });
  }
  return { profile, services };
}

/** What could not be read is not there. */
function featuresOf(
  { queryClient }: Pick<Arrival, 'queryClient'>,
  { portal }: Services,
): Promise<readonly Schemas['Feature'][] | undefined> {
  return queryClient.ensureQueryData(featureQueries.current(portal)).catch(() => undefined);
}
