import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DocumentLine } from '../DocumentLine/DocumentLine.js';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = {
  title: 'Patterns/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Remove task',
    description: <DocumentLine title="Division 7A loan agreement" extension="pdf" />,
    children: 'Its signatures and PINs stop counting. The document goes back to the file that was uploaded.',
    confirmLabel: 'Remove Task',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Danger: Story = {
  args: {
    title: 'Delete 3 documents',
    description: undefined,
    children: 'They cannot be brought back.',
    confirmLabel: 'Delete 3 documents',
    tone: 'danger',
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Working: Story = { args: { pending: true } };

export const Failed: Story = {
  args: { failure: 'A document with outstanding signing tasks can not be deleted.' },
};

export const EscapeCancels: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
