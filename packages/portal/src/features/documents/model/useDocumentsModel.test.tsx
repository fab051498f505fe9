import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient, documentFilterQueries } from '@countersign/api-client';
import { aDocument, aFilterTree } from '@countersign/api-client/fixtures';
import { ServicesProvider } from '../../../services/services.tsx';
import { meOf } from '../../../services/me.ts';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { sessionOf } from '../../../testing/sessionOf.ts';
import { createStoryServices } from '../../../testing/storyServices.ts';
import type { DocumentsLocation } from '../documentsLocation.ts';
import { defaultSearch } from '../documentsSearch.ts';
import { useDocumentsModel } from './useDocumentsModel.ts';
import { useDrawers } from './useDrawers.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const location: DocumentsLocation = { clientId: 12, documentId: 7, mode: 'list', search: defaultSearch };
const goTo = vi.fn();
const linkOf = vi.fn();

function renderModel() {
  const state = sessionOf('administrator');
  if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
  const services = { ...createStoryServices(), me: meOf(state.profile) };
  const queryClient = createQueryClient();
  const rendered = renderHook(
    () => {
      const drawers = useDrawers();
      return { drawers, model: useDocumentsModel(12, location, goTo, linkOf, drawers) };
    },
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <ServicesProvider services={services}>{children}</ServicesProvider>
        </QueryClientProvider>
      ),
    },
  );
  return { ...rendered, bulk: services.bulk.of(12) };
}

it('is the same value while nothing of it changes, whatever is drawn again around it', () => {
  const { result, rerender } = renderModel();
  const { model } = result.current;
  rerender();
  expect(result.current.model).toBe(model);
  act(() => {
    result.current.drawers.drawer('filters').onDrawerOpenChange(true);
  });
  expect(result.current.drawers.drawer('filters').drawerOpen).toBe(true);
  expect(result.current.model).toBe(model);
});

it('is another value when something of it changes', () => {
  const { result } = renderModel();
  const { model } = result.current;
  act(() => {
    model.selected.select({ mode: 'only', ids: new Set([7, 8]) });
  });
  expect(result.current.model).not.toBe(model);
  expect(result.current.model.selected.count).toBe(2);
});

it('keeps an outcome when the selection ends, and gives its place to another selection', async () => {
  const { result, bulk } = renderModel();
  act(() => {
    bulk.start({
      title: (count) => `Delete ${count} documents`,
      count: 2,
      run: (report) => {
        report({ done: 2 });
        return Promise.resolve();
      },
      retry: () => undefined,
      onRejected: () => undefined,
    });
  });
  await expect.poll(() => bulk.get()?.status).toBe('finished');
  act(() => {
    result.current.model.selected.clear();
  });
  expect(bulk.get()?.status).toBe('finished');
  act(() => {
    result.current.model.selected.select({ mode: 'only', ids: new Set([7, 8]) });
  });
  expect(bulk.get()).toBeNull();
});

it.each([
  ['another filter', 38, 0],
  ['one below it', 37, 2],
])(
  'ends the selection once all of it were assigned to %s, before the list is read again',
  async (_name, to, count) => {
    const replies: (() => void)[] = [];
    const { result, queryClient, services } = renderWithPortal(
      () =>
        useDocumentsModel(
          12,
          { ...location, documentId: null, search: { ...defaultSearch, filter: 33 } },
          goTo,
          linkOf,
          useDrawers(),
        ),
      (path) => {
        if (path === '/documents/assignFilter')
          return new Promise((resolve) => {
            replies.push(() => {
              resolve(Response.json(aDocument()));
            });
          });
        return /^\/documents\/\d+$/.test(path)
          ? Response.json(aDocument({ DocumentFilter: null }))
          : new Promise(() => undefined);
      },
    );
    const { portal, bulk } = services;
    queryClient.setQueryData(documentFilterQueries.tree(portal, 12).queryKey, aFilterTree());
    act(() => {
      result.current.selected.select({ mode: 'only', ids: new Set([7, 8]) });
    });
    act(() => {
      result.current.several.assign(to);
    });
    await expect.poll(() => replies.length).toBe(2);
    expect(result.current.selected.count).toBe(2);
    await act(async () => {
      for (const reply of replies) reply();
      await expect.poll(() => bulk.of(12).isRunning()).toBe(false);
    });
    expect(result.current.selected.count).toBe(count);
  },
);
