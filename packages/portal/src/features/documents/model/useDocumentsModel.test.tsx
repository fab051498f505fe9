import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@countersign/api-client';
import { ServicesProvider } from '../../../services/services.tsx';
import { meOf } from '../../../services/me.ts';
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
