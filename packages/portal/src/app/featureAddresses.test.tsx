import { QueryClient } from '@tanstack/react-query';
import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { aSession, signedIn } from '../features/login/login.fixtures.ts';
import { signedInRoute } from '../routing/root.ts';
import { createPortalRouter } from './routes.tsx';

const router = createPortalRouter({
  session: aSession(signedIn),
  queryClient: new QueryClient(),
  errors: { referenceOf: () => '', report: () => '' },
  servicesOf: () => {
    throw new Error('Nobody is let in here.');
  },
});

const routeFiles = import.meta.glob<Readonly<Record<string, AnyRoute>>>('../features/*/*.route.tsx', {
  eager: true,
});

/** The home page leads to another feature, whose files the boot asks for. */
const home = 'home';

function withChildren(route: AnyRoute): AnyRoute[] {
  return [route, ...Object.values<AnyRoute>(route.children ?? {}).flatMap(withChildren)];
}

/** Returns the addresses that do not begin with the name of their feature's folder. */
function strayAddresses(feature: string, routes: readonly AnyRoute[]): string[] {
  return routes
    .flatMap(withChildren)
    .flatMap(({ options }) => ('path' in options && typeof options.path === 'string' ? [options.path] : []))
    .filter((path) => path.split('/')[1] !== feature);
}

describe('the addresses of a feature', () => {
  // The boot requests a page's files before there is a router, and identifies the feature by this step
  // (boot/loadPortal.ts).
  it('begin with the name of its folder', () => {
    const features = Object.entries(routeFiles).map(([file, routes]) => ({
      feature: file.split('/')[2] ?? '',
      routes: Object.values(routes),
    }));
    expect(features.map(({ feature }) => feature)).toContain('documents');
    const stray = features.filter(({ feature }) => feature !== home);
    expect(stray.flatMap(({ feature, routes }) => strayAddresses(feature, routes))).toEqual([]);
    const elsewhere = createRoute({ getParentRoute: () => signedInRoute, path: '/people/$clientId' });
    expect(strayAddresses('clients', [elsewhere])).toEqual(['/people/$clientId']);
  });

  it('are real where they say that another client leads there', () => {
    const pages = Object.values<AnyRoute>(router.routesById).flatMap(
      ({ options }) => options.staticData?.workingClient ?? [],
    );
    expect(pages).toContain('/documents/$clientId');
    const real = Object.keys(router.routesByPath);
    expect(pages.filter((page) => !real.includes(page))).toEqual([]);
  });
});
