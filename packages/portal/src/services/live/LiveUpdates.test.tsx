import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@countersign/api-client';
import { createToastStore, ToastProvider } from '@countersign/ui';
import { meOf } from '../me.ts';
import { ServicesProvider } from '../services.tsx';
import { sessionOf } from '../../testing/sessionOf.ts';
import { createStoryServices } from '../../testing/storyServices.ts';
import { LiveUpdates } from './LiveUpdates.tsx';
import type { LiveSource } from './liveSource.ts';

function open(load: () => Promise<LiveSource>) {
  const state = sessionOf('administrator');
  if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
  const queryClient = createQueryClient();
  queryClient.setQueryData(['shown'], 1);
  return render(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider
        services={{ ...createStoryServices(), me: meOf(state.profile), live: { settleMs: 0, load } }}
      >
        <ToastProvider store={createToastStore()}>
          <LiveUpdates />
        </ToastProvider>
      </ServicesProvider>
    </QueryClientProvider>,
  );
}

it('receives changes although its code could not be loaded at first, until the page is left', async () => {
  const stop = vi.fn();
  const receive = vi.fn(() => stop);
  const load = vi.fn(() => Promise.resolve({ receive }));
  load.mockRejectedValueOnce(new Error('The connection was lost.'));
  const { unmount } = open(load);
  await expect.poll(() => receive.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
