import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DropOverlay } from './DropOverlay.js';

/** A drag as the browser tells it when files come from outside. */
function fileDrag(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['%PDF-1.7'], 'Lease.pdf', { type: 'application/pdf' }));
  return transfer;
}

const meta = {
  title: 'Patterns/DropOverlay',
  component: DropOverlay,
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
    await fireEvent.dragEnter(canvasElement, { dataTransfer: fileDrag() });
    await expect(await canvas.findByText('Incoming! Drop your files to upload them instantly')).toBeVisible();
  },
};

export const NothingCanBeDropped: Story = {
  args: { target: { status: 'refused', reason: 'Choose a client before you drop files' } },
  play: async ({ canvas, canvasElement, args }) => {
    await fireEvent.dragEnter(canvasElement, { dataTransfer: fileDrag() });
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Choose a client before you drop files',
    );
    await fireEvent.drop(canvasElement, { dataTransfer: fileDrag() });
    await expect(args.onFiles).not.toHaveBeenCalled();
    await fireEvent.dragEnter(canvasElement, { dataTransfer: fileDrag() });
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await fireEvent.dragEnter(canvasElement, { dataTransfer: fileDrag() });
    await canvas.findByRole('status');
    await fireEvent.drop(canvasElement, { dataTransfer: fileDrag() });
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};
