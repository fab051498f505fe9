import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, clientAnswers, documentAnswers, filterAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';

/** The list cannot be read, for a reason that its page can say. */
const meta = {
  title: 'Screens/Documents/Not read',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => () => connection(true),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser says of its connection. */
function connection(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** The filter of the address was deleted, or never was: one message, and a way on. */
export const FilterMissing: Story = {
  args: { href: '/documents/12?filter=999999' },
  parameters: answering(documentAnswers.filterMissing, documentAnswers.list(allDocuments)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: rareMessages.filterMissing })).toBeVisible();
    await expect(canvas.getByText(rareMessages.filterMissingHint)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const { body } = canvasElement.ownerDocument;
    await expect(within(body).queryByRole('button', { name: 'Close notification' })).toBeNull();
    await expect(canvas.queryByRole('treeitem', { selected: true })).toBeNull();
  },
};

export const AllShown: Story = {
  ...FilterMissing,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all documents' }));
    await untilRead(canvasElement);
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.contains(grid.ownerDocument.activeElement)).toBe(true));
  },
};

/** The connection was lost before the documents came. */
export const Offline: Story = {
  parameters: answering(documentAnswers.listOffline(allDocuments)),
  beforeEach: () => {
    connection(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(documentScreenMessages.noConnectionHint)).toBeVisible();
  },
};

/** The words are kept. */
export const SearchOffline: Story = {
  parameters: answering(documentAnswers.listOffline(allDocuments)),
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    connection(false);
    const field = canvas.getByRole('searchbox', { name: 'Search documents' });
    await userEvent.type(field, `${newest?.Title}{Enter}`);
    await expect(await canvas.findByText(documentScreenMessages.searchWaits)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: documentScreenMessages.noConnection })).toBeVisible();
    await expect(field).toHaveValue(newest?.Title);
  },
};

/** It goes on by itself. */
export const SearchOnlineAgain: Story = {
  ...SearchOffline,
  play: async (context) => {
    await SearchOffline.play?.(context);
    connection(true);
    await untilRead(context.canvasElement);
    await expect(context.canvas.queryByText(documentScreenMessages.noConnection)).toBeNull();
  },
};

/** The browser has a connection, but the server does not respond. */
export const Unreached: Story = {
  parameters: answering(documentAnswers.listUnreached),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: documentScreenMessages.unreached }),
    ).toBeVisible();
    await expect(canvas.getByText(documentScreenMessages.unreachedHint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** One document is selected, and no list is there of which it would be all. */
export const OneSelected: Story = {
  args: { href: `/documents/12/${newest?.Id}` },
  parameters: answering(documentAnswers.listFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Data retrieval failed/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: newest?.Title ?? '' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  },
};

/** Every read fails: the documents' retry is for all, and the client of the address is not denied. */
export const AllFailed: Story = {
  parameters: answering(documentAnswers.listFailing, filterAnswers.failing, clientAnswers.oneFailing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load filters.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
        documentScreenMessages.uploadClientFailed,
      ),
    );
    await expect(canvas.queryByRole('button', { name: documentScreenMessages.clientRetry })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Select a client' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Client 12$/ })).toBeVisible();
  },
};
