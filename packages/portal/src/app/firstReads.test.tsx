import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { lastClient } from '../features/clients/index.ts';
import { aSession } from '../features/login/login.fixtures.ts';
import { paramsIn } from '../routing/addressPattern.ts';
import { everyPage, type FirstReads } from '../routing/firstReads.ts';
import { createMemorySettings, type SettingsStore } from '../services/browserSettings.ts';
import { meOf } from '../services/me.ts';
import { recordedApi, recordingClient } from '../testing/recordingClient.ts';
import { sessionOf } from '../testing/sessionOf.ts';
import { createStoryServices } from '../testing/storyServices.ts';
import { createPortalRouter } from './routes.tsx';

/** Those of the session, in which every page opens. */
const roles = ['Administrator', 'Owner'];

const features = import.meta.glob<FirstReads>('../features/*/*.reads.ts', { eager: true, import: 'reads' });
const pages = Object.values(features).flatMap((reads) => Object.entries(reads));

afterEach(() => {
  lastClient.set(null);
});

/** A browser that remembers how many rows of every list fit. */
const settings: SettingsStore = {
  ...createMemorySettings(),
  read: (key) => (key.startsWith('countersign.rows.') ? `${innerWidth}x${innerHeight}:21` : null),
};

/** A portal at an address, and every address of the API that its routes have asked for. */
function portalAt(href: string) {
  const { portal, asked } = recordingClient();
  const queryClient = new QueryClient();
  const router = createPortalRouter({
    session: aSession(sessionOf('owner')),
    queryClient,
    errors: { referenceOf: () => '', report: () => '' },
    servicesOf: (profile) => ({ ...createStoryServices(), me: meOf(profile), portal, settings }),
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  return { router, queryClient, asked };
}

it('is stated for addresses that a route has, each once', () => {
  const { router } = portalAt('/');
  const paths = pages.map(([path]) => path);
  expect(paths).toContain('/documents/preview/$clientId/$documentId');
  expect(paths.filter((path) => !Object.hasOwn(router.routesByPath, path))).toEqual([]);
  expect(paths).toEqual([...new Set(paths)]);
});

it('reads nothing at an address whose role the person lacks', () => {
  const { routesByPath } = portalAt('/').router;
  const guarded = new Set(
    Object.entries<AnyRoute>(routesByPath)
      .filter(([, route]) => route.options.staticData?.needs?.role !== undefined)
      .map(([path]) => path),
  );
  const opened = { params: {}, search: {}, settings, roles: ['Employee'] };
  const asked = pages.filter(([path]) => guarded.has(path)).flatMap(([, reads]) => reads(opened));
  expect(asked).toEqual([]);
});

it.each(pages)('is at %s exactly what its route asks for', async (path, reads) => {
  lastClient.set(7);
  const href = path.replaceAll(/\$\w+/g, '31');
  const { router, queryClient, asked } = portalAt(`${href}?q=O'Brien+%26+co`);
  await router.load();
  await vi.waitUntil(() => queryClient.isFetching() === 0);
  const opened = { params: paramsIn(path, href) ?? {}, search: { q: "O'Brien & co" }, settings, roles };
  const stated = [...everyPage, ...reads(opened)].map((read) => new Request(`${recordedApi}${read}`).url);
  expect(stated.length).toBeGreaterThan(everyPage.length);
  expect(stated.toSorted()).toEqual(asked.toSorted());
});
