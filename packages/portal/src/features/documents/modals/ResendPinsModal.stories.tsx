import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { errorSentences } from '@countersign/api-client/rules';
import { answering } from '@countersign/api-client/answers';
import { jobMessages } from '../bulk/bulk.messages.ts';
import { documentsMessages } from '../documents.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { resendPinsConsequence } from './resendPins.messages.ts';
import { ResendPinsModal } from './ResendPinsModal.tsx';

const meta = {
  title: 'Screens/Documents/Resend PINs',
  component: ResendPinsModal,
  decorators: [withServices],
  args: { count: 3, isJob: false, pending: false, failure: undefined, onConfirm: fn(), onClose: fn() },
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

/** The server does it. */
export const OfJob: Story = {
  args: { count: 1284, isJob: true },
  play: async () => {
    await expect(screen.getByText(new RegExp(jobMessages.goesOn))).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    count: 1284,
    isJob: true,
    failure: `${documentsMessages.pinsFailed}. ${errorSentences.tooManyJobs}`,
  },
};
