import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient } from '@countersign/api-client';
import { createToastStore, ToastProvider, ToastRegion } from '@countersign/ui';
import { FramedNotice } from '../features/login/index.ts';
import { useRouterServices } from './routerServices.ts';
import { startPortal } from './startPortal.ts';

/** The portal: its caches and its routes. In somebody's frame only the sign-in is shown. */
export function Portal() {
  return window.self === window.top ? <Routes /> : <FramedNotice href={window.location.href} />;
}

function Routes() {
  const services = useRouterServices();
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => startPortal(services, queryClient));
  const [toasts] = useState(createToastStore);
  return (
    <ToastProvider store={toasts}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </ToastProvider>
  );
}
