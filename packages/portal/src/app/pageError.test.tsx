import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@countersign/api-client';
import { createToastStore, DocumentIcon, Text, ThemeProvider, ToastProvider } from '@countersign/ui';
import { aSession, signedIn } from '../features/login/login.fixtures.ts';
import { rootRoute, signedInRoute } from '../routing/root.ts';
import { appMessages } from './app.messages.ts';
import { createServices } from './createServices.ts';
import { PageError } from './PageError.tsx';
import { RouterServicesContext } from './routerServices.ts';
import { SignedIn } from './SignedIn.tsx';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

/** Renders the portal's shell around two pages: reports, as given, and documents, which work. */
function open(reports: () => Promise<{ readonly Reports: () => React.ReactNode }>) {
  const report = vi.fn(() => '');
  const home = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/documents' });
    },
  });
  const broken = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/reports',
    component: lazyRouteComponent(reports, 'Reports'),
    staticData: { title: 'Reports', rail: { label: 'Reports', icon: DocumentIcon, order: 2 } },
  });
  const well = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/documents',
    component: () => <Text>The documents</Text>,
    staticData: { title: 'Documents', rail: { label: 'Documents', icon: DocumentIcon, order: 1 } },
  });
  const session = aSession(signedIn);
  const services = {
    config,
    session,
    errors: { referenceOf: () => '7F3A-91C2-08DE', report },
    setPageColor: () => undefined,
  };
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      signedInRoute.update({ component: SignedIn }).addChildren([home, broken, well]),
    ]),
    history: createMemoryHistory({ initialEntries: ['/reports'] }),
    context: { session, queryClient, servicesOf: (profile) => createServices(services, profile) },
    defaultErrorComponent: PageError,
    defaultPendingMinMs: 0,
    defaultOnCatch: report,
  });
  render(
    <ThemeProvider>
      <RouterServicesContext value={services}>
        <ToastProvider store={createToastStore()}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider<typeof router> router={router} />
          </QueryClientProvider>
        </ToastProvider>
      </RouterServicesContext>
    </ThemeProvider>,
  );
  return { report };
}

/** The servers never respond, and React's log of a caught error is suppressed. */
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failure = () => screen.findByText(appMessages.pageFailed);

describe('a page that cannot be shown', () => {
  it('says so with the focus on it, while the way to other pages stays', async () => {
    const { report } = open(() =>
      Promise.resolve({
        Reports: () => {
          throw new Error('A report has no columns.');
        },
      }),
    );
    await failure();
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(screen.getByText('7F3A-91C2-08DE')).toBeVisible();
    expect(report).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('link', { name: 'Documents' }));
    expect(await screen.findByText('The documents')).toBeVisible();
    expect(screen.queryByText(appMessages.pageFailed)).toBeNull();
  });

  it('asks for its code again, where that was missing', async () => {
    const load = vi.fn<() => Promise<{ Reports: () => React.ReactNode }>>();
    load.mockRejectedValueOnce(new Error('The connection was lost.'));
    load.mockResolvedValue({ Reports: () => <Text>The reports</Text> });
    open(load);
    await failure();
    expect(screen.getByRole('link', { name: 'Documents' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The reports')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(appMessages.pageFailed)).toBeNull());
  });
});
