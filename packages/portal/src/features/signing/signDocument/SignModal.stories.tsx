import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering, signingAnswers } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { pinMessages } from '../signing.messages.ts';
import { SignModal } from './SignModal.tsx';

const meta = {
  title: 'Screens/Documents/Sign',
  component: SignModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 5 }), onClose: fn() },
  parameters: answering(),
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof SignModal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(pin: string): Promise<void> {
  if (pin !== '') await userEvent.type(screen.getByLabelText('PIN code'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Verify PIN' }));
}

export const EnteringPin: Story = {};

export const PinMissing: Story = {
  play: async () => {
    await submit('');
    await expect(screen.getByText(pinMessages.required)).toBeVisible();
  },
};

export const Verifying: Story = {
  parameters: answering(signingAnswers.pinPending),
  play: async () => {
    await submit('204816');
    await expect(screen.getByRole('button', { name: 'Verify PIN' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PinWrong: Story = {
  parameters: answering(signingAnswers.pinWrong),
  play: async () => {
    await submit('111111');
    await waitFor(() => expect(screen.getByText(pinMessages.notVerified)).toBeVisible());
    await expect(screen.getByLabelText('PIN code')).toHaveValue('');
  },
};

export const PinResent: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /Resend/i }));
    await waitFor(() => expect(screen.getByText(pinMessages.resent)).toBeVisible());
  },
};

export const InUse: Story = {
  parameters: answering(signingAnswers.documentInUse),
  play: async () => {
    await submit('204816');
    await waitFor(() => expect(screen.getByText(pinMessages.inUse)).toBeVisible());
  },
};
