import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { LateUploader } from '@countersign/api-client';
import { Uploads, useUploads } from '../features/uploads/index.ts';
import { createMemorySettings } from '../services/browserSettings.ts';
import { meOf } from '../services/me.ts';
import { ServicesProvider, type UploadDestination } from '../services/services.tsx';
import { sessionOf } from './sessionOf.ts';
import { createStoryServices } from './storyServices.ts';

function Page({ clientId }: { readonly clientId: number | null }) {
  const view = useUploads();
  return (
    <Uploads
      view={view}
      clientId={clientId}
      onClose={view.hide}
      onShow={() => undefined}
      hrefOf={(clientId, documentId) => `/documents/${clientId}/${documentId}`}
    />
  );
}

/** Renders the uploads as they are over a page of client 12. */
export function renderUploads(uploads: LateUploader<UploadDestination>, settings = createMemorySettings()) {
  const state = sessionOf('administrator');
  if (state.status !== 'signedIn') throw new Error('An administrator may enter.');
  const services = { ...createStoryServices(), uploads, settings, me: meOf(state.profile) };
  const queryClient = new QueryClient();
  const pageAt = (clientId: number | null) => (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider services={services}>
        <Page clientId={clientId} />
      </ServicesProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(pageAt(12));
  return {
    openClient(clientId: number | null): void {
      rerender(pageAt(clientId));
    },
    unmount,
  };
}
