import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PinPrompt, type PinPromptProps } from './PinPrompt.js';

function Remembered(args: PinPromptProps) {
  const [pin, setPin] = useState(args.pin);
  return <PinPrompt {...args} pin={pin} onPinChange={setPin} />;
}

/** Asks for the PIN of a document before signing. */
const meta = {
  title: 'Patterns/PinPrompt',
  component: PinPrompt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    document: { title: 'ASIC annual statement 2025', extension: 'pdf' },
    message: 'The PIN was sent by email to',
    recipient: 'imogen.hartley@harrowfinch.example',
    pin: '',
    onPinChange: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onResend: fn(),
  },
  render: Remembered,
} satisfies Meta<typeof PinPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {};

export const Typing: Story = {
  play: async () => {
    await userEvent.type(screen.getByLabelText('PIN code'), '417');
    await expect(screen.getByLabelText('PIN code')).toHaveValue('417');
  },
};

export const Renewal: Story = {
  args: {
    renewal:
      'The signing time limit on the document has expired, please verify again to complete the signing of your document',
  },
  play: async ({ args }) => {
    await expect(screen.getByText(args.renewal ?? '').closest('[role=status]')).not.toBeNull();
    const field = screen.getByLabelText('PIN code');
    await expect(field).toHaveAccessibleDescription(
      `Warning: ${args.renewal ?? ''} 6-digit PIN from the latest email`,
    );
  },
};

export const NothingTyped: Story = {
  args: { pinError: 'Please type your PIN code in the input box.' },
  play: async ({ args }) => {
    // A second press announces it again.
    await userEvent.click(screen.getByRole('button', { name: 'Verify PIN' }));
    await waitFor(() => expect(screen.getByLabelText('PIN code')).toHaveFocus());
    await expect(screen.getByLabelText('PIN code')).toHaveAccessibleDescription(args.pinError);
    const said = document.querySelector('[data-live-announcer][aria-live="polite"]');
    await expect(said).toHaveTextContent(args.pinError ?? '');
  },
};

export const Wrong: Story = {
  args: { pin: '417203', pinError: 'The PIN code you have entered could not be verified, please try again.' },
  play: async ({ args }) => {
    const field = screen.getByLabelText('PIN code');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.pinError);
  },
};

export const InUse: Story = {
  args: {
    pin: '417203',
    failure:
      'The document you have requested is currently being signed by another user, please wait 5 minutes and try again.',
  },
};

export const Dead: Story = {
  args: {
    failure: 'The PIN code you have entered could not be verified, please try again.',
    disabledReason: 'This PIN can no longer be used. Ask for a new one with Resend PIN.',
  },
};

export const Verifying: Story = { args: { pin: '417203', pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

export const PastedInGroups: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByLabelText('PIN code'));
    await userEvent.paste('Your PIN: 417 203 9');
    await expect(screen.getByLabelText('PIN code')).toHaveValue('417203');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
