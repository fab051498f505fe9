import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient } from '@countersign/api-client';
import { createToastStore, ToastProvider, ToastRegion } from '@countersign/ui';
import { useRouterServices } from './routerServices.ts';
import { createPortalRouter } from './routes.tsx';

/** The portal: its caches and its routes. */
export function Portal() {
  const services = useRouterServices();
  const [router] = useState(() => createPortalRouter(services));
  const [queryClient] = useState(createQueryClient);
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
