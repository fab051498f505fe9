import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { createQueryClient, documentFilterQueries } from '@countersign/api-client';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { ToastProvider } from '@countersign/ui';
import { mockLayout } from '@countersign/ui/test-utils';
import { meOf } from '../../../services/me.ts';
import { ServicesProvider } from '../../../services/services.tsx';
import { sessionOf } from '../../../testing/sessionOf.ts';
import { createStoryServices, createStoryToasts } from '../../../testing/storyServices.ts';
import { FiltersPane } from '../FiltersPane.tsx';

const state = sessionOf('administrator');
if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
const services = { ...createStoryServices(), me: meOf(state.profile) };

/** Opens the page of a client anew: only the settings of the browser are left of the last one. */
function open(clientId: number): void {
  cleanup();
  const queryClient = createQueryClient();
  queryClient.setQueryData(documentFilterQueries.tree(services.portal, clientId).queryKey, aFilterTree());
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider store={createStoryToasts()}>
        <ServicesProvider services={services}>
          <FiltersPane clientId={clientId} selectedId={0} onSelect={() => undefined} />
        </ServicesProvider>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

const branch = async () => screen.findByRole('treeitem', { name: /^Tax returns/ });

it('shows a branch as it was left, also after another client', async () => {
  const restoreLayout = mockLayout({ width: 320, height: 800 });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  open(12);
  expect(await branch()).toHaveAttribute('aria-expanded', 'true');
  (await branch()).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(async () => expect(await branch()).toHaveAttribute('aria-expanded', 'false'));
  open(13);
  expect(await branch()).toHaveAttribute('aria-expanded', 'true');
  open(12);
  expect(await branch()).toHaveAttribute('aria-expanded', 'false');
  restoreLayout();
  vi.unstubAllGlobals();
});
