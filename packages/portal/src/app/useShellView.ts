import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { NavigationGroup } from '@countersign/ui';
import { signedInRoute } from '../routing/root.ts';
import { useFirmFeatures } from '../services/useFirmFeatures.ts';
import { railGroups, railRoutes } from './rail.ts';

/** What the shell shows around a page, all of it as the page's routes state it. */
interface ShellView {
  readonly navigation: NavigationGroup[];
  readonly homeHref: string;
  /** The page's own title. */
  readonly title: string | undefined;
  /** The titles from the page to what it lies in. */
  readonly crumbs: readonly string[];
  /** Another one with each page, the same while a page's address changes. */
  readonly pageKey: string;
  /** The address of the page for a client, where it works on one. */
  readonly clientPage: string | undefined;
  /** That client; null while none is chosen. */
  readonly clientId: number | null;
}

export function useShellView(): ShellView {
  const router = useRouter();
  const { profile } = signedInRoute.useRouteContext();
  const features = useFirmFeatures();
  const pathname = useLocation({ select: (location) => location.pathname });
  const matches = useMatches();
  const routes = useMemo(() => railRoutes(router.routesById), [router]);

  const titled = matches.filter(({ staticData }) => staticData.title !== undefined).reverse();
  const crumbs = titled.flatMap(({ staticData: { title } }) => (title === undefined ? [] : [title]));
  const params = matches.at(-1)?.params;
  return {
    navigation: railGroups(routes, {
      profile,
      features,
      pathname,
      hrefOf: (to) => router.buildLocation({ to }).href,
    }),
    homeHref: router.buildLocation({ to: '/' }).href,
    title: crumbs[0],
    crumbs,
    pageKey: titled[0]?.routeId ?? pathname,
    clientPage: matches.findLast(({ staticData }) => staticData.workingClient !== undefined)?.staticData
      .workingClient,
    clientId: params !== undefined && 'clientId' in params ? params.clientId : null,
  };
}
