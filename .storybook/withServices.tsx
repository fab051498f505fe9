import { QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import {
  createFilesClient,
  createPortalClient,
  createQueryClient,
  createSigningClient,
  realTiming,
  writeLog,
} from '@countersign/api-client';
import { browserRuntime, createUploader, createXhrTransport } from '@countersign/api-client/upload';
import { createToastStore, ToastProvider, ToastRegion, type ToastStore } from '@countersign/ui';
import { createMemorySettings } from '../packages/portal/src/services/browserSettings.ts';
import { createErrorLog } from '../packages/portal/src/services/errorLog.ts';
import {
  ServicesProvider,
  type Services,
  type UploadDestination,
} from '../packages/portal/src/services/services.tsx';
import { storyConfig } from './storyConfig.ts';

function createStoryServices(): Services {
  const auth = { getToken: () => Promise.resolve('story'), onUnauthorized: () => undefined };
  // Full jitter of nothing: a read that fails is shown at once, not seconds later.
  const timing = { ...realTiming, random: () => 0 };
  const files = createFilesClient({ baseUrl: storyConfig.files, ...auth, timing });
  const portal = createPortalClient({ baseUrl: storyConfig.api, ...auth, timing });
  return {
    config: storyConfig,
    portal,
    files,
    signing: createSigningClient({ baseUrl: storyConfig.signing, timing }),
    uploads: createUploader<UploadDestination>({
      transport: createXhrTransport({ baseUrl: storyConfig.files, getToken: auth.getToken }),
      register: () => Promise.resolve(),
      runtime: browserRuntime,
    }),
    me: {
      employeeId: 1,
      firmId: 1,
      name: 'Imogen Hartley',
      firstName: 'Imogen',
      email: 'imogen.hartley@harrowfinch.example',
      firm: 'Harrow & Finch',
      roles: ['Administrator'],
    },
    settings: createMemorySettings(),
    errors: createErrorLog({
      write: (entry) => writeLog(portal, 'error', entry),
      random: () => '7f3a91c208de',
      path: () => '/documents/12',
    }),
  };
}

/** Toasts that stay: what a photograph shows must not hang on how quick the machine is. */
function createStoryToasts(): ToastStore {
  const store = createToastStore();
  return { ...store, show: (content) => store.show({ ...content, duration: null }) };
}

function StoryServices({ children }: { children: ReactNode }) {
  const [services] = useState(createStoryServices);
  const [queryClient] = useState(createQueryClient);
  const [toasts] = useState(createStoryToasts);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider store={toasts}>
        <ServicesProvider services={services}>{children}</ServicesProvider>
        <ToastRegion />
      </ToastProvider>
    </QueryClientProvider>
  );
}

/** Gives a screen of the portal what a signed-in session would: clients, uploads, a cache of its own. */
export const withServices: Decorator = (Story) => (
  <StoryServices>
    <Story />
  </StoryServices>
);
