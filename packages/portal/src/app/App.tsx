import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import type { PortalConfig } from '@countersign/api-client';
import { ThemeProvider, ToastProvider, ToastRegion, type ToastStore } from '@countersign/ui';
import type { Session } from '../session/session.ts';
import { brandStore } from './brandStore.ts';
import { RouterServicesContext } from './routerServices.ts';
import { createPortalRouter } from './routes.tsx';
import { themeStore } from './themeStore.ts';

interface AppProps {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
}

/** The portal: its theme, its caches, its routes. */
export function App({ config, session, queryClient, toasts }: AppProps) {
  const [services] = useState(() => ({ config, session }));
  const [router] = useState(() => createPortalRouter(services));
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const brand = useSyncExternalStore(brandStore.subscribe, brandStore.get);
  return (
    <ThemeProvider theme={theme} {...(brand !== null && { brand })}>
      <ToastProvider store={toasts}>
        <QueryClientProvider client={queryClient}>
          <RouterServicesContext value={services}>
            <RouterProvider router={router} />
          </RouterServicesContext>
          <ToastRegion />
        </QueryClientProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
