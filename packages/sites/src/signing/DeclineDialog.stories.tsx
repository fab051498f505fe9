import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { DeclineDialog, type DeclineDialogProps } from './DeclineDialog.tsx';
import { pageMessages } from './signing.messages.ts';

interface AnsweredProps extends DeclineDialogProps {
  after: Partial<DeclineDialogProps>;
}

/** The dialog, and how it is after declining was asked for. */
function Answered({ after, onDecline, ...asked }: AnsweredProps) {
  const [declined, setDeclined] = useState(false);
  return (
    <DeclineDialog
      {...asked}
      {...(declined ? after : {})}
      onDecline={(comment) => {
        onDecline(comment);
        setDeclined(true);
      }}
    />
  );
}

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

const typed = 'The amounts on page 2 are last year’s.';

/** Rerendered with what was typed, as it is while the response is awaited. */
export const Pending: Story = {
  render: (args) => <Answered {...args} after={{ pending: true }} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Reason for declining'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }));
    await userEvent.click(screen.getByRole('button', { name: /Decline to sign/ }));
    await expect(screen.getByLabelText('Reason for declining')).toHaveValue(typed);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

/** A failure leaves what was typed where it is. */
export const Failed: Story = {
  render: (args) => (
    <Answered {...args} after={{ failure: 'The document is now locked by another signer.' }} />
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Reason for declining'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Decline to sign' }));
    await expect(await screen.findByText(/locked by another signer/)).toBeVisible();
    await expect(screen.getByLabelText('Reason for declining')).toHaveValue(typed);
    await expect(args.onDecline).toHaveBeenCalledWith(typed);
  },
};
