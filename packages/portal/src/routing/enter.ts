import { notFound, redirect } from '@tanstack/react-router';
import { featureQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { publicPages } from '@countersign/api-client/config';
import type { Services } from '../services/services.tsx';
import type { SessionProfile } from '../session/session.ts';
import type { RouterContext } from './context.ts';
import { lackOf, type RouteNeeds } from './needs.ts';

interface Arrival extends RouterContext {
  /** The requested address. */
  readonly href: string;
  readonly needs: readonly RouteNeeds[];
  /** Only preloading: it must not leave the page or store anything. */
  readonly preload: boolean;
}

/** What the routes behind the sign-in can use. */
export interface Entered {
  readonly profile: SessionProfile;
  readonly services: Services;
}

/** The page is being left, so nothing continues here. */
const never = new Promise<never>(() => undefined);

/**
 * Admits a user. Users without a session go to the sign-in, users without the role to "access denied"; if an
 * authenticator is missing, the session leaves to set one up.
 *
 * @throws a redirect, which the router follows
 */
export async function enter(arrival: Arrival): Promise<Entered> {
  const { session, servicesOf, href, needs, preload } = arrival;
  const { status } = session.getSnapshot();
  if (status === 'starting' || status === 'unreachable') await session.resume();
  const state = session.getSnapshot();
  switch (state.status) {
    case 'starting':
    case 'unreachable':
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
    // If the identity site is unreachable, the session reports it on the way to the sign-in.
    await session.setUpSecondFactor(href).catch(() => undefined);
    throw redirect({ to: publicPages.login, replace: true });
  }
  return { profile, services };
}

/** Features that could not be read count as missing. */
function featuresOf(
  { queryClient }: Pick<Arrival, 'queryClient'>,
  { portal }: Services,
): Promise<readonly Schemas['Feature'][] | undefined> {
  return queryClient.ensureQueryData(featureQueries.current(portal)).catch(() => undefined);
}
