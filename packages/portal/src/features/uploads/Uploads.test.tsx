import { act, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { ApiError, createLateUploader } from '@countersign/api-client';
import {
  browserRuntime,
  createUploader,
  type Uploader,
  type UploadTransport,
} from '@countersign/api-client/upload';
import type { UploadDestination } from '../../services/services.tsx';
import { renderUploads } from '../../testing/renderUploads.tsx';
import { createStoryUploader } from '../../testing/storyServices.ts';
import { uploadPanelMessages } from './uploads.messages.ts';
import type * as Panel from './UploadsPanel.tsx';

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
