import { QueryClientProvider } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '@countersign/api-client';
import { ToastProvider, ToastRegion } from '@countersign/ui';
import { meOf } from '../services/me.ts';
import { ServicesProvider } from '../services/services.tsx';
import { createStoryServices, createStoryToasts } from './storyServices.ts';
import { useStorySession, withSession } from './StorySession.tsx';

function StoryServices({ children }: { children: ReactNode }) {
  const state = useStorySession();
  const [left] = useState(() => new AbortController());
  const [services] = useState(() =>
    state.status === 'signedIn' ? { ...createStoryServices(left.signal), me: meOf(state.profile) } : null,
  );
  useEffect(
    () => () => {
      left.abort();
    },
    [left],
  );
  const [queryClient] = useState(createQueryClient);
  const [toasts] = useState(createStoryToasts);
  // A part of a page is never shown to users who may not enter; the stories of whole pages show what they
  // see.
  if (services === null) return 'No user with access is signed in.';
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
 * Gives a part of a page, such as a dialog, what a signed-in session has: clients, uploads, its own cache.
 * For whole pages, see PortalAt.
 */
export const withServices: Decorator = (Story, context) =>
  withSession(
    () => (
      <StoryServices>
        <Story />
      </StoryServices>
    ),
    context,
  );
