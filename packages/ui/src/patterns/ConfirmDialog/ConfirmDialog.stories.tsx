import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DocumentLine } from '../DocumentLine/DocumentLine.js';
import { typeToConfirm } from './confirmDialog.messages.js';
import { ConfirmDialog } from './ConfirmDialog.js';

/** Asks for confirmation before an action; if much would be lost, users must type a text first. */
const meta = {
  title: 'Patterns/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Remove task',
    description: <DocumentLine title="Division 7A loan agreement" extension="pdf" />,
    children: 'Its signatures and PINs stop counting. The document returns to the uploaded file.',
    confirmLabel: 'Remove Task',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

/** The generic question: only yes and no. */
export const YesOrNo: Story = {
  args: {
    title: 'Publish announcement',
    description: undefined,
    children: 'Are you sure you want to publish this announcement?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    title: 'Delete 3 documents',
    description: undefined,
    children: 'They cannot be brought back.',
    confirmLabel: 'Delete 3 documents',
    tone: 'danger',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** What can't be done stays as a refused button that says why. */
export const Refused: Story = {
  args: {
    title: 'Delete 2 documents',
    description: undefined,
    children: 'Both have outstanding signing tasks and won’t be deleted.',
    confirmLabel: 'Delete 2 documents',
    confirmDisabledReason: 'Both have outstanding signing tasks.',
    tone: 'danger',
  },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Delete 2 documents' });
    await expect(button).toHaveAccessibleDescription('Both have outstanding signing tasks.');
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
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

const typed = {
  title: 'Deactivate Harrow & Finch',
  description: undefined,
  children: 'The firm’s staff and clients will no longer be able to sign in.',
  confirmLabel: 'Deactivate Firm',
  tone: 'danger' as const,
  typed: {
    label: 'Firm name',
    text: 'Harrow & Finch',
    mismatch: 'Firm name does not match, please ensure it is typed exactly the same',
  },
};

/** Prevents confirming by habit: users type the exact name. */
export const Typed: Story = {
  args: typed,
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Firm name')).toHaveFocus());
    await expect(screen.getByText(typeToConfirm('Harrow & Finch'))).toBeVisible();
    await userEvent.keyboard('Harrow & Finch{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const TypedWrongly: Story = {
  args: typed,
  play: async ({ args }) => {
    await userEvent.keyboard('harrow & finch');
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate Firm' }));
    await expect(screen.getByText(typed.typed.mismatch)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Firm name')).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
