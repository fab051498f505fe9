import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient } from '@countersign/api-client';
import {
  createToastStore,
  lazyComponent,
  ToastProvider,
  ToastRegion,
  type ToastStore,
} from '@countersign/ui';
import { loadFront } from './preload.ts';
import { useRouterServices } from './routerServices.ts';
import type { PortalRouter } from './routes.tsx';
import { startPortal } from './startPortal.ts';

/** Not part of what every page loads: only frames show it. */
const FramedNotice = lazyComponent(async () => (await loadFront()).FramedNotice);

/** Renders the portal: its caches and its routes. Inside a frame it shows only the sign-in. */
export function Portal() {
  return window.self === window.top ? <Routes /> : <FramedNotice href={window.location.href} />;
}

function Routes() {
  const services = useRouterServices();
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => startPortal(services, queryClient));
  const [toasts] = useState(createToastStore);
  return <PortalPages router={router} queryClient={queryClient} toasts={toasts} />;
}

interface PortalPagesProps {
  readonly router: PortalRouter;
  readonly queryClient: QueryClient;
  readonly toasts: ToastStore;
}

/** Renders every page of the portal, for the router's current address. */
export function PortalPages({ router, queryClient, toasts }: PortalPagesProps) {
  return (
    <ToastProvider store={toasts}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </ToastProvider>
  );
}
