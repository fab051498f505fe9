import type { AnyRoute } from '@tanstack/react-router';
import type { NavigationGroup } from '@countersign/ui';
import { lackOf, type RouteNeeds } from '../routing/needs.ts';
import type { RailEntry } from '../routing/staticData.ts';

/** A route with a place in the rail, and the requirements of it and its parents. */
interface RailRoute extends RailEntry {
  /** Its address, which has no parameters. */
  readonly path: string;
  readonly needs: readonly RouteNeeds[];
}

const groupLabels: Readonly<Record<NonNullable<RailEntry['group']>, string | undefined>> = {
  main: undefined,
  owner: 'Owner',
};

function needsOf(route: AnyRoute): RouteNeeds[] {
  const { needs } = route.options.staticData ?? {};
  return [...(route.parentRoute === undefined ? [] : needsOf(route.parentRoute)), ...(needs ? [needs] : [])];
}

/** Returns the routes with a place in the rail, in its order. */
export function railRoutes(routes: Readonly<Record<string, AnyRoute>>): RailRoute[] {
  return Object.values(routes)
    .flatMap((route) => {
      const { rail } = route.options.staticData ?? {};
      return rail === undefined ? [] : [{ ...rail, path: route.fullPath, needs: needsOf(route) }];
    })
    .sort((one, other) => one.order - other.order);
}

interface RailView extends Pick<Parameters<typeof lackOf>[1], 'profile' | 'features'> {
  /** Returns the address of a path, for a link. */
  readonly hrefOf: (path: string) => string;
  /** Current path. */
  readonly pathname: string;
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
}

/**
 * Returns the rail for this user: without pages they may not open, but with those that only need an
 * authenticator.
 */
export function railGroups(
  routes: readonly RailRoute[],
  { profile, features, hrefOf, pathname }: RailView,
): NavigationGroup[] {
  const open = routes.filter(({ needs }) =>
    needs.every((need) => [null, 'secondFactor'].includes(lackOf(need, { profile, features }))),
  );
  return (['main', 'owner'] as const).flatMap((id) => {
    const items = open
      .filter(({ group = 'main' }) => group === id)
      .map(({ path, label, icon }) => ({
        id: path,
        label,
        icon,
        href: hrefOf(path),
        current: isUnder(pathname, path),
      }));
    const label = groupLabels[id];
    return items.length === 0 ? [] : [{ id, items, ...(label !== undefined && { label }) }];
  });
}
