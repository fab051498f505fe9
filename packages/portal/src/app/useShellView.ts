import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { NavigationGroup } from '@countersign/ui';
import { useFirmFeatures } from '../services/useFirmFeatures.ts';
import type { SessionProfile } from '../session/session.ts';
import { railGroups, railRoutes } from './rail.ts';

/** What the shell shows around a page, from the page's routes. */
interface ShellView {
  readonly navigation: NavigationGroup[];
  readonly homeHref: string;
  /** Title of the page. */
  readonly title: string | undefined;
  /** Titles from the page up to its parents. */
  readonly crumbs: readonly string[];
  /** Differs for each page, and stays the same while a page's address changes. */
  readonly pageKey: string;
  /** Address of the page for a client, if it works on one. */
  readonly clientPage: string | undefined;
  /** That client; null until one is selected. */
  readonly clientId: number | null;
}

export function useShellView(profile: SessionProfile): ShellView {
  const router = useRouter();
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
