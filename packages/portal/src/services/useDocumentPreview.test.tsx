import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createFilesClient,
  createPortalClient,
  createQueryClient,
  realTiming,
} from '@countersign/api-client';
import { storyConfig } from '@countersign/api-client/answers';
import { aBranding, aPreview, aProblem } from '@countersign/api-client/fixtures';
import { ThemeProvider, type ThemeChoice } from '@countersign/ui';
import { sessionOf } from '../testing/sessionOf.ts';
import { createStoryServices } from '../testing/storyServices.ts';
import { meOf } from './me.ts';
import { previewMessages } from './services.messages.ts';
import { ServicesProvider } from './services.tsx';
import { useDocumentPreview } from './useDocumentPreview.ts';

const documentOf = { Id: 12, Title: 'Lease' };
const onDownload = () => undefined;
const downloadButton = 'Download';

/** Opens a preview whose file service gives this response. */
function openPreview(answer: () => Response) {
  const session = sessionOf('administrator');
  if (session.status !== 'signedIn') throw new Error('An administrator may enter.');
  const auth = { getToken: () => Promise.resolve('token'), onUnauthorized: () => undefined };
  const timing = { ...realTiming, random: () => 0 };
  const services = {
    ...createStoryServices(),
    me: meOf(session.profile),
    portal: createPortalClient({
      baseUrl: storyConfig.api,
      ...auth,
      timing,
      fetch: async () => Response.json(aBranding({ Colour: '333C91' })),
    }),
    files: createFilesClient({ baseUrl: storyConfig.files, ...auth, timing, fetch: async () => answer() }),
  };
  const queryClient = createQueryClient();
  let theme: ThemeChoice = 'dark';
  const { result, rerender } = renderHook(
    () => useDocumentPreview(documentOf, { onDownload, downloadButton }),
    {
      wrapper: ({ children }) => (
        <ThemeProvider theme={theme}>
          <QueryClientProvider client={queryClient}>
            <ServicesProvider services={services}>{children}</ServicesProvider>
          </QueryClientProvider>
        </ThemeProvider>
      ),
    },
  );
  return {
    state: () => result.current.state,
    choose: (next: ThemeChoice) => {
      theme = next;
      rerender();
    },
  };
}

it('opens the viewer in the colour and the theme of the portal, once', async () => {
  const { state, choose } = openPreview(() => Response.json(aPreview()));
  await waitFor(() => expect(state().status).toBe('ready'));
  const first = state();
  if (first.status !== 'ready') throw new Error('It is ready.');
  const look = new URL(first.src).searchParams;
  expect(Object.fromEntries(look)).toEqual({
    url: aPreview().fileUrl,
    title: 'Lease',
    color: '333C91',
    theme: 'dark',
    untitled: '1',
    download: '1',
  });
  // Its link is used: another theme must not load the page again.
  choose('light');
  expect(state()).toMatchObject({ status: 'ready', src: first.src });
});

it.each([
  ['notPreviewable', 415, previewMessages.noPreview, 'download'],
  ['documentNotFound', 404, previewMessages.gone, 'none'],
  ['fileDamaged', 500, previewMessages.notOpen, 'none'],
  ['serverFailed', 501, previewMessages.notOpen, 'retry'],
] as const)('says what %s means, with the one action that helps', async (code, status, title, action) => {
  const { state } = openPreview(() => Response.json(aProblem(code), { status }));
  await waitFor(() => expect(state().status).toBe('failed'));
  const failed = state();
  if (failed.status !== 'failed') throw new Error('It failed.');
  expect(failed.title).toBe(title);
  expect([failed.action === downloadButton, failed.onRetry !== undefined]).toEqual([
    action === 'download',
    action === 'retry',
  ]);
});
