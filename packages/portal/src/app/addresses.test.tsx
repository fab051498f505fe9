import { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { documentPath, publicPageOf, SIGNING_LINKS, signingPath } from '@countersign/api-client/config';
import { portalPages } from '../../../../tools/build/portalPages.ts';
import { linkTo } from '../features/documents/documentsLinks.ts';
import { defaultSearch, type DocumentsSearch } from '../features/documents/documentsSearch.ts';
import { aSession, signedIn } from '../features/login/login.fixtures.ts';
import { createPortalRouter } from './routes.tsx';

const router = createPortalRouter({
  session: aSession(signedIn),
  queryClient: new QueryClient(),
  errors: { referenceOf: () => '', report: () => '' },
  servicesOf: () => {
    throw new Error('Nobody is let in here.');
  },
});

/** Returns the route of an address; undefined if some of the address is left over. */
function routeAt(pathname: string): string | undefined {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return '**' in params ? undefined : route?.fullPath;
}

describe('the addresses of the portal', () => {
  it.each([
    ['/documents', '/documents'],
    ['/documents/12', '/documents/$clientId'],
    ['/documents/12/', '/documents/$clientId'],
    ['/documents/12/7', '/documents/$clientId/$documentId'],
    ['/documents/deleted/12', '/documents/deleted/$clientId'],
    ['/documents/preview/12/7', '/documents/preview/$clientId/$documentId'],
    [`${SIGNING_LINKS}/12/7`, '/documents/sign/$clientId/$documentId'],
    ['/login', '/login'],
    ['/login/partial/12', '/login/$partial/$theme'],
    ['/callback', '/callback'],
    ['/logout', '/logout'],
    ['/accessdenied', '/accessdenied'],
    ['/error', '/error'],
  ])('has %s', (pathname, route) => {
    expect(routeAt(pathname)).toBe(route);
  });

  it.each([
    '/documents/x',
    '/documents/0',
    '/documents/12/abc',
    '/documents/12/-1',
    '/documents/deleted/abc',
    '/documents/sign/12',
    '/documents/sign/12/abc',
    '/documents/1/2/3',
    '/documents2',
    '/nowhere',
  ])('has no %s', (pathname) => {
    expect(routeAt(pathname)).toBeUndefined();
  });

  it('are drawn before the sign-in exactly where they need none', () => {
    const examples = Object.values(router.routesById)
      .map(({ fullPath }) => fullPath.replaceAll(/\$\w+/g, '12'))
      .filter((pathname) => routeAt(pathname) !== undefined);
    expect(examples.length).toBeGreaterThan(10);
    for (const pathname of examples) {
      const [routes] = router.getMatchedRoutes(pathname);
      const behind = routes.some(({ id }) => id === '/signedIn');
      expect([pathname, publicPageOf(pathname) === null]).toEqual([pathname, behind]);
    }
  });

  it('load their own code with the first lines of the page', async () => {
    const pages = await portalPages();
    const behind = Object.values(router.routesById).filter(
      ({ id, options }) => id.startsWith('/signedIn/') && 'path' in options,
    );
    expect(behind.length).toBeGreaterThan(4);
    expect(pages.map(({ path }) => path).toSorted()).toEqual(
      [...new Set(behind.map(({ fullPath }) => fullPath))].toSorted(),
    );
    expect(pages.filter(({ modules }) => modules.length === 0)).toEqual([]);
  });

  it('are real where they say that another client leads there', () => {
    const pages = Object.values<AnyRoute>(router.routesById).flatMap(
      ({ options }) => options.staticData?.workingClient ?? [],
    );
    expect(pages).toContain('/documents/$clientId');
    expect(pages.filter((page) => !Object.hasOwn(router.routesByPath, page))).toEqual([]);
  });

  it('name the client, the document and what is done with it', () => {
    const at = { clientId: 12, documentId: 7, search: defaultSearch } as const;
    const hrefs = (['list', 'preview', 'sign'] as const).map(
      (mode) => router.buildLocation(linkTo({ ...at, mode })).href,
    );
    expect(hrefs).toEqual(['/documents/12/7', '/documents/preview/12/7', '/documents/sign/12/7']);
    // The server links there without the router.
    expect([documentPath(12, 7), signingPath(12, 7)]).toEqual([hrefs[0], hrefs[2]]);
  });

  it('are written without what is as usual', () => {
    const at = { clientId: 12, documentId: null, mode: 'list' } as const;
    const hrefOf = (search: DocumentsSearch) => router.buildLocation(linkTo({ ...at, search })).href;
    expect(hrefOf(defaultSearch)).toBe('/documents/12');
    expect(hrefOf({ ...defaultSearch, q: 'tax & co', filter: 3 })).toBe(
      '/documents/12?q=tax+%26+co&filter=3',
    );
  });
});
