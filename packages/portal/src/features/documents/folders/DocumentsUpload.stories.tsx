import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  clientAnswers,
  documentAnswers,
  filterAnswers,
  portal,
  uploadAnswers,
} from '@countersign/api-client/answers';
import { aClient, aProblem, clients } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { foldersMessages } from './folders.messages.ts';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { emptyListMessages } from '../emptyList.messages.ts';

/** Uploading from the documents screen: the client that receives the files must be known. */
const meta = {
  title: 'Screens/Documents/Upload',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drag of a file from outside the browser. */
function dragOver(target: HTMLElement): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
  target.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
}

/** The only entry of a dropped folder, as browsers report it: they alone can make real ones. */
function dropFolder(target: HTMLElement): void {
  const file = { name: 'Return.pdf', isFile: true, isDirectory: false };
  const entries = [
    { ...file, file: (resolve: (found: File) => void) => resolve(new File(['a'], file.name)) },
  ];
  const readEntries = (resolve: (some: object[]) => void) => resolve(entries.splice(0));
  const folder = { name: 'Drafts', isFile: false, isDirectory: true, createReader: () => ({ readEntries }) };
  const items = [{ kind: 'file', webkitGetAsEntry: () => folder }];
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [], items } });
  target.dispatchEvent(event);
}

const [client] = clients(24);

export const Open: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    dragOver(canvasElement);
    await expect(await canvas.findByText(/Upload to/)).toHaveTextContent(client?.Name ?? 'Harbour Bakery');
  },
};

/** A folder asks first what becomes of it. */
export const FolderDropped: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    dropFolder(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: foldersMessages.title(1) });
    await expect(dialog).toHaveTextContent(foldersMessages.keep);
    await expect(dialog).toHaveTextContent(client?.Name ?? 'Harbour Bakery');
    await waitFor(() => expect(dialog).toHaveTextContent('The filter “Drafts” will be created.'));
    await expect(dialog).toHaveTextContent(foldersMessages.flat(undefined));
  },
};

/** A folder becomes a filter: the one above it is expanded, and it is scrolled to. */
export const FilterOfFolder: Story = {
  args: { href: '/documents/12?filter=36' },
  parameters: answering(...filterAnswers.changing(), uploadAnswers.identifierPending),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    dropFolder(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: foldersMessages.title(1) }));
    const filters = within(canvas.getByRole('tree', { name: 'Filters' }));
    await expect(await filters.findByRole('treeitem', { name: /^Drafts/ })).toBeVisible();
  },
};

/** A file is pasted anywhere on the screen. */
export const Pasted: Story = {
  parameters: answering(uploadAnswers.identifierPending),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
    const paste = { bubbles: true, cancelable: true, clipboardData };
    canvasElement.dispatchEvent(new ClipboardEvent('paste', paste));
    await expect(await canvas.findByText('Preparing')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Uploads' })).toHaveTextContent('Lease.pdf');
  },
};

/** The page is zoomed by 400 %: the row that keys move to is above the panel, which covers the window's bottom. */
export const KeysBesidePanel: Story = {
  parameters: answering(uploadAnswers.identifierPending),
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await canvas.findAllByText(client?.Name ?? 'Harbour Bakery');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
    const panel = await waitFor(async () => {
      canvasElement.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
      return canvas.findByRole('region', { name: 'Uploads' });
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Minimise uploads' }));
    await waitFor(() => expect(panel).toHaveAttribute('data-view', 'minimised'));
    window.scrollTo(0, 0);
    canvas.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key);
      const { left, right, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      await expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().top);
      const reached = document.elementFromPoint((left + right) / 2, bottom - 2);
      await expect(document.activeElement?.closest('[role="row"]')).toContainElement(reached as HTMLElement);
    }
  },
};

/** There is no client to upload to yet: a paste says why. */
export const PastedTooEarly: Story = {
  parameters: answering(clientAnswers.onePending),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
    const paste = { bubbles: true, cancelable: true, clipboardData };
    canvasElement.dispatchEvent(new ClipboardEvent('paste', paste));
    const notifications = await canvas.findByRole('region', { name: 'Notifications' });
    await expect(notifications).toHaveTextContent(documentScreenMessages.clientLoading);
  },
};

export const Loading: Story = {
  parameters: answering(clientAnswers.onePending),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
      documentScreenMessages.clientLoading,
    );
    dragOver(canvasElement);
    await expect(await canvas.findByText(documentScreenMessages.clientLoading)).toBeVisible();
  },
};

/** In place of the upload, the client can be loaded again; a drop says why it is refused. */
export const Failed: Story = {
  parameters: answering(clientAnswers.oneFailing),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await expect(
      await canvas.findByRole('button', { name: documentScreenMessages.clientRetry }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload' })).toBeNull();
    dragOver(canvasElement);
    await expect(await canvas.findByText(documentScreenMessages.uploadClientFailed)).toBeVisible();
  },
};

/** An empty list asks for no upload then: its one button loads the client again. */
export const FailedEmpty: Story = {
  parameters: answering(clientAnswers.oneFailing, documentAnswers.list([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: emptyListMessages.clientFailed })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(emptyListMessages.emptyHint)).toBeNull();
  },
};

export const FailedPhone: Story = {
  ...Failed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await expect(
      await canvas.findByRole('button', { name: documentScreenMessages.clientRetry }),
    ).toBeVisible();
  },
};

/** Whether the client cannot be read during a story. */
const connection = { lost: true };

/** The connection is back: the same button, still focused, uploads. */
export const LoadedAgain: Story = {
  beforeEach: () => {
    connection.lost = true;
  },
  parameters: answering(
    portal.get('/clients/{id}', ({ params, response }) =>
      connection.lost
        ? response('default').json(aProblem('serverFailed'), { status: 500 })
        : response(200).json(aClient({ Id: Number(params.id) })),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const again = await canvas.findByRole('button', { name: documentScreenMessages.clientRetry });
    connection.lost = false;
    await userEvent.click(again);
    const upload = canvas.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).not.toHaveAttribute('aria-disabled'));
    await waitFor(() => expect(upload).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: documentScreenMessages.clientRetry })).toBeNull();
  },
};
