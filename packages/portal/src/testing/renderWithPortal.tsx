import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createPortalClient, createQueryClient, realTiming } from '@countersign/api-client';
import { storyConfig } from '@countersign/api-client/answers';
import { ToastProvider } from '@countersign/ui';
import { meOf } from '../services/me.ts';
import { ServicesProvider, type Services } from '../services/services.tsx';
import { sessionOf } from './sessionOf.ts';
import { createStoryServices, createStoryToasts } from './storyServices.ts';

/** Renders a hook for an administrator whose portal gives these responses to a path: `/clients/12`. */
export function renderWithPortal<Result>(
  hook: () => Result,
  answer: (path: string, request: Request) => Response | Promise<Response>,
  change: Partial<Services> = {},
) {
  const state = sessionOf('administrator');
  if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
  const portal = createPortalClient({
    baseUrl: storyConfig.api,
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch: async (request) => answer(request.url.slice(storyConfig.api.length), request),
    // Repeats a failed read without a wait.
    timing: { ...realTiming, random: () => 0 },
  });
  const services = { ...createStoryServices(), portal, me: meOf(state.profile), ...change };
  const queryClient = createQueryClient();
  const toasts = createStoryToasts();
  const { result, rerender } = renderHook(hook, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <ToastProvider store={toasts}>
          <ServicesProvider services={services}>{children}</ServicesProvider>
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
  return { result, rerender, queryClient, services, toasts };
}
