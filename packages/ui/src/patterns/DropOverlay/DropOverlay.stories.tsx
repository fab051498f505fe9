import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aDroppedFolder } from './DropOverlay.fixtures.js';
import { DropOverlay } from './DropOverlay.js';

/** A step of a drag, as the browser reports it when a file comes from outside. */
function drag(type: 'dragenter' | 'dragleave' | 'drop', target: HTMLElement): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** Covers the page while files are dragged over it, and names their destination. */
const meta = {
  title: 'Patterns/DropOverlay',
  component: DropOverlay,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    target: { status: 'open', destination: 'Tax › Income tax › 2025 of Corriedale Pastoral Co' },
    onFiles: fn(),
  },
  render: (args) => (
    <>
      <p>Drop a file anywhere on this page.</p>
      <DropOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof DropOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const FilesOverThePage: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag('dragenter', canvasElement);
    await expect(await canvas.findByText('Incoming! Drop your files to upload them instantly')).toBeVisible();
    await expect(canvas.getByText(/^Upload to/)).toHaveTextContent('Upload to Tax › Income tax › 2025');
  },
};

export const NothingCanBeDropped: Story = {
  args: { target: { status: 'refused', reason: 'Select a client before you drop files' } },
  play: async ({ canvas, canvasElement, args }) => {
    drag('dragenter', canvasElement);
    drag('drop', canvasElement);
    await expect(args.onFiles).not.toHaveBeenCalled();
    drag('dragenter', canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Select a client before you drop files',
    );
  },
};

export const Left: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag('dragenter', canvasElement);
    await canvas.findByRole('status');
    drag('dragleave', canvasElement);
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

/** A drop of a folder, which only browsers can make. */
function dropFolder(target: HTMLElement): void {
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  const items = [aDroppedFolder('Tax', { '2025': { 'Return.pdf': 'a' }, 'Notes.txt': 'a' })];
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [], items } });
  target.dispatchEvent(event);
}

export const FolderDropped: Story = {
  args: { onFolders: fn() },
  play: async ({ canvasElement, args }) => {
    dropFolder(canvasElement);
    await expect(args.onFolders).toHaveBeenCalledOnce();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Without `onFolders`, a folder counts as the files in it. */
export const FolderDroppedAsFiles: Story = {
  play: async ({ canvasElement, args }) => {
    dropFolder(canvasElement);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Return.pdf' }),
      expect.objectContaining({ name: 'Notes.txt' }),
    ]);
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    drag('dragenter', canvasElement);
    await canvas.findByRole('status');
    drag('drop', canvasElement);
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};
