import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, uploadAnswers } from '@countersign/api-client/answers';
import { clients, documents } from '@countersign/api-client/fixtures';
import { selectClient } from '../testing/selectClient.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { withSession } from '../testing/StorySession.tsx';
import { appMessages } from './app.messages.ts';
import { uploadPanelMessages } from '../features/uploads/index.ts';

const [, second] = clients(24);
const waiting = documents(128).find(({ ActionTypeE }) => ActionTypeE === 5);

const meta = {
  title: 'Screens/Shell',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${waiting?.Id}` },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another client on the same page: the previous client's selection is cleared. */
export const ClientSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    await selectClient(canvasElement, second?.Name ?? '');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: waiting?.Title ?? '' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  },
};

/** An unknown address: the shell stays around it, and one button leads back. */
export const NotFound: Story = {
  args: { href: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Documents' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: appMessages.notFound })).toBeVisible();
    await expect(canvas.getByText(appMessages.notFoundHint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to Documents' })).toBeVisible();
  },
};

/** Nothing is being uploaded: the button says so. */
export const NoUploads: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Uploads' }));
    const notifications = await canvas.findByRole('region', { name: 'Notifications' });
    await expect(notifications).toHaveTextContent(uploadPanelMessages.noUploads);
  },
};

/** The button of the bar brings the focus to the panel, which may be open already. */
export const UploadsFocused: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'Lease.pdf', { type: 'application/pdf' }));
    for (const type of ['dragenter', 'drop'])
      canvasElement.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const panel = await canvas.findByRole('region', { name: 'Uploads' });
    const button = canvas.getByRole('button', { name: /^Uploads/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

/** The panel has gone: the focus is on the button that shows it again. */
export const UploadsClosed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    const dataTransfer = new DataTransfer();
    // Refused at once, so that nothing of it is sent.
    dataTransfer.items.add(new File([], 'Lease.pdf', { type: 'application/pdf' }));
    for (const type of ['dragenter', 'drop'])
      canvasElement.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close uploads' }));
    // The file is under way until the uploader is there to refuse it.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Uploads' })).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull();
  },
};

/** A file is uploading: signing out asks first. */
export const SignOutWhileUploading: Story = {
  parameters: answering(uploadAnswers.identifierPending),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
    for (const type of ['dragenter', 'drop'])
      canvasElement.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText('Preparing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /account menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out' });
    await expect(dialog).toHaveTextContent(uploadPanelMessages.signOut(1));
  },
};

/** A failed file can still be retried: signing out, which would forget it, asks first. */
export const SignOutUnfinished: Story = {
  parameters: answering(uploadAnswers.identifierFailing),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
    for (const type of ['dragenter', 'drop'])
      canvasElement.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText(/^Upload failed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /account menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out' });
    await expect(dialog).toHaveTextContent(uploadPanelMessages.signOutUnfinished(1));
  },
};

/** What a notification said can be read after it has gone. */
export const Notifications: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Uploads' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }));
    await userEvent.click(canvas.getByRole('button', { name: /account menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
    const log = await screen.findByRole('list', { name: 'Past notifications' });
    await expect(log).toHaveTextContent(uploadPanelMessages.noUploads);
    await expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  },
};
