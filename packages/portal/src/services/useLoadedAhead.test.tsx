import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@countersign/api-client';
import { sessionOf } from '../testing/sessionOf.ts';
import { createStoryServices } from '../testing/storyServices.ts';
import { meOf } from './me.ts';
import { ServicesProvider } from './services.tsx';
import { useLoadedAhead, type LaterParts } from './useLoadedAhead.ts';

function open(parts: LaterParts, aheadMs: number | null = 0) {
  const state = sessionOf('administrator');
  if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
  const services = { ...createStoryServices(), me: meOf(state.profile), aheadMs };
  const queryClient = createQueryClient();
  renderHook(() => useLoadedAhead(parts), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>{children}</ServicesProvider>
      </QueryClientProvider>
    ),
  });
  return {
    showContent() {
      queryClient.setQueryData(['shown'], 1);
    },
  };
}

it('loads one part after the other once the page has its content, and what failed again', async () => {
  const loaded: string[] = [];
  const first = vi.fn(() => Promise.resolve(loaded.push('first')));
  first.mockRejectedValueOnce(new Error('The connection was lost.'));
  const { showContent } = open([first, () => Promise.resolve(loaded.push('second'))]);
  expect(first).not.toHaveBeenCalled();
  showContent();
  await expect.poll(() => loaded).toEqual(['first', 'second']);
  expect(first).toHaveBeenCalledTimes(2);
});

it('loads nothing where a page is to stay as it is', async () => {
  const part = vi.fn(() => Promise.resolve());
  const always = vi.fn(() => Promise.resolve());
  open([part], null).showContent();
  open([always]).showContent();
  await expect.poll(() => always.mock.calls.length).toBe(1);
  expect(part).not.toHaveBeenCalled();
});
