import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError, createLateUploader, type LateUploader } from '@countersign/api-client';
import {
  browserRuntime,
  createUploader,
  type RememberedUpload,
  type Uploader,
  type UploaderOptions,
  type UploadTransport,
} from '@countersign/api-client/upload';
import { createMemorySettings } from '../../services/browserSettings.ts';
import { meOf } from '../../services/me.ts';
import { ServicesProvider, type UploadDestination } from '../../services/services.tsx';
import { sessionOf } from '../../testing/sessionOf.ts';
import { createStoryServices, createStoryUploader } from '../../testing/storyServices.ts';
import { Uploads } from './Uploads.tsx';
import { uploadPanelMessages } from './uploads.messages.ts';
import type * as Panel from './UploadsPanel.tsx';
import { useUploads } from './useUploads.ts';

const panel = vi.hoisted(() => ({ missing: false }));
vi.mock('./UploadsPanel.tsx', async (load) => {
  const { UploadsPanel } = await load<typeof Panel>();
  return {
    get UploadsPanel() {
      if (panel.missing) throw new Error('The connection was lost.');
      return UploadsPanel;
    },
  };
});

const destination: UploadDestination = { clientId: 12, clientName: 'Corriedale Pastoral Co', filterId: 0 };
const empty = new File([], 'Lease.pdf');

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

function renderUploads(uploads: LateUploader<UploadDestination>, settings = createMemorySettings()) {
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

/** Whether the page asks before it is left. */
function warns(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

// The first test, because a panel that has loaded is kept.
it('keeps chosen files whose panel could not be loaded either, and uploads them at Try again', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  panel.missing = true;
  const load = vi.fn(() => Promise.resolve(createStoryUploader()));
  load.mockRejectedValueOnce(new Error('The connection was lost.'));
  const uploads = createLateUploader<UploadDestination>({
    load,
    failureReason: uploadPanelMessages.notStarted,
    onFailure: () => undefined,
  });
  renderUploads(uploads);
  act(() => uploads.add([empty], destination));
  expect(await screen.findByText(/^The uploads couldn’t be shown/)).toBeVisible();
  panel.missing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Upload failed · Empty files/)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  silence.mockRestore();
});

it('keeps chosen files whose uploader could not be loaded, and loads it again on Retry', async () => {
  const attempts = [Promise.withResolvers<Uploader<UploadDestination>>()];
  const onFailure = vi.fn();
  const uploads = createLateUploader<UploadDestination>({
    load: () => attempts.at(-1)?.promise ?? Promise.reject(new Error('No attempt was expected.')),
    failureReason: uploadPanelMessages.notStarted,
    onFailure,
  });
  renderUploads(uploads);
  expect(warns()).toBe(false);
  act(() => uploads.add([empty], destination));
  expect(await screen.findByText('Waiting')).toBeVisible();
  expect(warns()).toBe(true);

  const error = new Error('Failed to fetch dynamically imported module');
  await act(async () => attempts.at(-1)?.reject(error));
  expect(screen.getByText(`Upload failed · ${uploadPanelMessages.notStarted}`)).toBeVisible();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  expect(warns()).toBe(false);

  attempts.push(Promise.withResolvers());
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => attempts.at(-1)?.resolve(createStoryUploader()));
  // The uploader has it now: it refuses a file without content.
  expect(await screen.findByText(/^Upload failed · Empty files/)).toBeVisible();
});

/** Takes everything at once. */
const willing: UploadTransport = {
  getIdentifier: () => Promise.resolve('u_1'),
  receivedChunks: () => Promise.resolve([]),
  chunkDigests: () => Promise.resolve([]),
  sendChunk: () => Promise.resolve(),
  commit: () => Promise.resolve(),
  probe: () => Promise.resolve(),
};

const filterGone = new ApiError({
  kind: 'problem',
  status: 409,
  code: 'uploadFilterDeleted',
  serverMessage: 'The filter was deleted before the document was added.',
});

it('links the name of a finished file to its document', async () => {
  const runtime = browserRuntime;
  const uploader = createUploader<UploadDestination>({
    transport: willing,
    register: () => Promise.resolve(31),
    runtime,
  });
  const uploads = createLateUploader<UploadDestination>({
    load: () => Promise.resolve(uploader),
    failureReason: uploadPanelMessages.notStarted,
    onFailure: () => undefined,
  });
  renderUploads(uploads);
  act(() => uploads.add([new File(['a'], 'Lease.pdf')], destination));
  const link = await screen.findByRole('link', { name: 'Lease.pdf' });
  expect(link).toHaveAttribute('href', '/documents/12/31');
  expect(uploads.getSnapshot().summary.complete).toBe(1);
});

it('offers to add a document without its filter if that was deleted during the upload', async () => {
  const registered = new Array<number>();
  const uploader = createUploader<UploadDestination>({
    transport: willing,
    register: ({ destination: { filterId } }) => {
      registered.push(filterId);
      return filterId === 0 ? Promise.resolve(31) : Promise.reject(filterGone);
    },
    withoutFilter: (from) => ({ ...from, filterId: 0 }),
    runtime: browserRuntime,
  });
  const uploads = createLateUploader<UploadDestination>({
    load: () => Promise.resolve(uploader),
    failureReason: uploadPanelMessages.notStarted,
    onFailure: () => undefined,
  });
  renderUploads(uploads);
  act(() => uploads.add([new File(['a'], 'Lease.pdf')], { ...destination, filterId: 9 }));
  expect(await screen.findByText(`Upload failed · ${filterGone.message}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  // Closing the panel keeps it.
  await userEvent.click(screen.getByRole('button', { name: 'Close uploads' }));
  expect(uploads.getSnapshot().items).toHaveLength(1);
  act(() => uploads.add([new File(['b'], 'Deed.pdf')], destination));
  await userEvent.click(await screen.findByRole('button', { name: /^Add without a filter/ }));
  expect(await screen.findByRole('link', { name: 'Lease.pdf' })).toBeVisible();
  expect(registered).toEqual([9, 0, 0]);
});

it('takes one failed file off the list, and goes with the last one', async () => {
  const uploads = createLateUploader<UploadDestination>({
    load: () => Promise.resolve(createStoryUploader()),
    failureReason: uploadPanelMessages.notStarted,
    onFailure: () => undefined,
  });
  renderUploads(uploads);
  act(() => uploads.add([empty, new File([], 'Deed.pdf')], destination));
  const remove = await screen.findByRole('button', { name: 'Remove Deed.pdf' });
  // The newest one comes first.
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Deed.pdf');
  await userEvent.click(remove);
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove Lease.pdf' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lease.pdf' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

it('says of each file where it goes, unless that is the open client', async () => {
  const uploader = createUploader<UploadDestination>({
    transport: { ...willing, sendChunk: () => new Promise(() => undefined) },
    register: () => Promise.resolve(31),
    runtime: browserRuntime,
  });
  const uploads = createLateUploader<UploadDestination>({
    load: () => Promise.resolve(uploader),
    failureReason: uploadPanelMessages.notStarted,
    onFailure: () => undefined,
  });
  const { openClient } = renderUploads(uploads);
  const papers = { filterId: 9, filterNames: ['Board', 'Board papers'] };
  act(() => {
    uploads.add([new File(['a'], 'Lease.pdf')], destination);
    uploads.add([new File(['b'], 'Deed.pdf')], { ...destination, ...papers });
    uploads.add([new File(['c'], 'Will.pdf')], {
      clientId: 21,
      clientName: 'Blue Gum Pastoral Co',
      ...papers,
    });
  });
  const shown = () =>
    screen.getAllByRole('listitem').map((row) => /To .*/.exec(row.textContent)?.[0] ?? 'the open client');
  const board = 'Board › Board papers';
  await expect.poll(shown).toEqual(['the open client', `To ${board}`, `To Blue Gum Pastoral Co › ${board}`]);
  openClient(21);
  const corriedale = `To ${destination.clientName}`;
  expect(shown()).toEqual([corriedale, `${corriedale} › ${board}`, `To ${board}`]);
  openClient(null);
  expect(shown()).toEqual([corriedale, `${corriedale} › ${board}`, `To Blue Gum Pastoral Co › ${board}`]);
});

const remembered: RememberedUpload<UploadDestination> = {
  key: 'lease',
  name: 'Lease.pdf',
  size: 1,
  lastModified: 0,
  identifier: null,
  chunkSize: null,
  destination: { clientId: 21, clientName: 'Blue Gum Pastoral Co', filterId: 9, filterNames: ['Board'] },
  handle: null,
  known: null,
  touchedAt: 0,
};

/** A page whose browser remembers a file, with what it stores. */
async function afterReload(
  settings: ReturnType<typeof createMemorySettings>,
  known: RememberedUpload<UploadDestination>['known'] = null,
) {
  const recalled = Promise.withResolvers<readonly RememberedUpload<UploadDestination>[]>();
  const options: UploaderOptions<UploadDestination> = {
    transport: willing,
    register: () => Promise.resolve(31),
    runtime: browserRuntime,
    memory: {
      recall: () => recalled.promise,
      keep: () => undefined,
      forget: () => Promise.resolve(),
      forgetAll: () => Promise.resolve(),
    },
  };
  const uploads = createLateUploader<UploadDestination>({
    load: () => Promise.resolve(createUploader(options)),
    failureReason: uploadPanelMessages.notStarted,
    onFailure: () => undefined,
  });
  const page = renderUploads(uploads, settings);
  await act(async () => uploads.preload());
  recalled.resolve([{ ...remembered, known }]);
  await expect.poll(() => uploads.getSnapshot().summary.waiting).toBe(1);
  return { uploads, unmount: page.unmount };
}

it('names the destination of a file that another page began, and selects it again for that', async () => {
  await afterReload(createMemorySettings());
  expect(await screen.findByText('Blue Gum Pastoral Co › Board')).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^Select file\s*Lease\.pdf to Blue Gum Pastoral Co › Board$/ }),
  ).toBeVisible();
});

it.each([
  ['to be selected again', null],
  ['that is a document already', { id: 31, name: 'Lease.pdf', created: '2026-05-03T02:00:00Z' }],
])('stays closed after a reload with a file %s, until something new is added', async (_, known) => {
  const settings = createMemorySettings();
  const first = await afterReload(settings, known);
  await userEvent.click(await screen.findByRole('button', { name: 'Close uploads' }));
  first.unmount();

  const { uploads, unmount } = await afterReload(settings, known);
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  act(() => uploads.add([new File(['a'], 'Deed.pdf')], destination));
  expect(await screen.findByRole('region', { name: 'Uploads' })).toBeVisible();
  unmount();

  await afterReload(settings);
  expect(await screen.findByRole('region', { name: 'Uploads' })).toBeVisible();
});

it('stays minimised after a reload', async () => {
  const settings = createMemorySettings();
  const first = await afterReload(settings);
  await userEvent.click(await screen.findByRole('button', { name: 'Minimise uploads' }));
  first.unmount();
  await afterReload(settings);
  expect(await screen.findByRole('button', { name: 'Show uploads' })).toBeVisible();
});
