import { act, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { createLateUploader } from '@countersign/api-client';
import {
  browserRuntime,
  createUploader,
  type RememberedUpload,
  type UploaderOptions,
  type UploadTransport,
} from '@countersign/api-client/upload';
import { createMemorySettings } from '../../services/browserSettings.ts';
import type { UploadDestination } from '../../services/services.tsx';
import { renderUploads } from '../../testing/renderUploads.tsx';
import { uploadPanelMessages } from './uploads.messages.ts';

const destination: UploadDestination = { clientId: 12, clientName: 'Corriedale Pastoral Co', filterId: 0 };

/** Takes everything at once. */
const willing: UploadTransport = {
  getIdentifier: () => Promise.resolve('u_1'),
  receivedChunks: () => Promise.resolve([]),
  chunkDigests: () => Promise.resolve([]),
  sendChunk: () => Promise.resolve(),
  commit: () => Promise.resolve(),
  probe: () => Promise.resolve(),
};

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
