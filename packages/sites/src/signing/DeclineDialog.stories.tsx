import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeclineDialog } from './DeclineDialog.tsx';
import { pageMessages } from './signing.messages.ts';

const meta = {
  title: 'Sites/Signing/Account page/Declining',
  component: DeclineDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Solvency resolution 2026',
    pending: false,
    failure: null,
    onDecline: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeclineDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReasonAsked: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(pageMessages.declineHint)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The field keeps the focus, and nothing is sent. */
export const ReasonMissing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Decline to sign' }));
    await expect(screen.getByText(pageMessages.commentNeeded)).toBeVisible();
    await expect(screen.getByLabelText('Reason for declining')).toHaveFocus();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = {
  args: { failure: 'The document is now locked by another signer.' },
  play: async ({ args }) => {
    await expect(await screen.findByText(args.failure ?? '')).toBeVisible();
  },
};
