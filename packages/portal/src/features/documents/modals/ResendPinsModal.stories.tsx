import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { resendPinsConsequence } from './resendPins.messages.ts';
import { ResendPinsModal } from './ResendPinsModal.tsx';

const meta = {
  title: 'Screens/Documents/Resend PINs',
  component: ResendPinsModal,
  decorators: [withServices],
  args: { count: 3, onConfirm: fn(), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof ResendPinsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Resend PINs for 3 documents' })).toBeVisible();
    await expect(screen.getByText(resendPinsConsequence)).toBeVisible();
  },
};

/** The tray shows what becomes of each. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Resend PINs' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
