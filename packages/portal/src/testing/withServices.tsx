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
import { storyConfig } from '@countersign/api-client/answers';
import { browserRuntime, createUploader, createXhrTransport } from '@countersign/api-client/upload';
import { createToastStore, ToastProvider, ToastRegion, type ToastStore } from '@countersign/ui';
import { meOf } from '../services/me.ts';
import type { SessionProfile } from '../session/session.ts';
import { createMemorySettings } from '../services/browserSettings.ts';
import { createErrorLog } from '../services/errorLog.ts';
import { ServicesProvider, type Services, type UploadDestination } from '../services/services.tsx';
import { BehindSignIn } from './BehindSignIn.tsx';
import { sessionOf } from './sessionOf.ts';

function createStoryServices(profile: SessionProfile): Services {
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
    me: meOf(profile),
    settings: createMemorySettings(),
    errors: createErrorLog({
      write: (entry) => writeLog(portal, 'error', entry),
      random: () => '7f3a91c208de',
      path: () => '/documents/12',
    }),
  };
}

/** Toasts that stay: what a screenshot shows must not hang on how quick the machine is. */
function createStoryToasts(): ToastStore {
  const store = createToastStore();
  return { ...store, show: (content) => store.show({ ...content, duration: null }) };
}

function StoryServices({ profile, children }: { profile: SessionProfile; children: ReactNode }) {
  const [services] = useState(() => createStoryServices(profile));
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

/**
 * Gives a screen of the portal what a signed-in session would: clients, uploads, a cache of its own. Who is signed
 * in is the toolbar's choice; what is chosen there anew begins with an empty cache, so that it shows.
 */
export const withServices: Decorator = (Story, { globals }) => (
  <BehindSignIn state={sessionOf(globals['role'])}>
    {(profile) => (
      <StoryServices
        key={[globals['role'], globals['features'], globals['network']].join()}
        profile={profile}
      >
        <Story />
      </StoryServices>
    )}
  </BehindSignIn>
);
