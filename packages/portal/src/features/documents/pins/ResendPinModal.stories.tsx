import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aDocument, aProblem, aSigner } from '@countersign/api-client/fixtures';
import { errorSentences, fullName } from '@countersign/api-client/rules';
import { withServices } from '../../../testing/withServices.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { ResendPinModal } from './ResendPinModal.tsx';
import { resendPinsMessages } from './resendPins.messages.ts';

const signer = aSigner();

const meta = {
  title: 'Screens/Documents/Resend PIN',
  component: ResendPinModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 5, UsersToSign: [signer] }), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof ResendPinModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => userEvent.click(screen.getByRole('button', { name: resendPinsMessages.ofOne }));

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByText(resendPinsMessages.consequenceOfOne(fullName(signer)))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await screen.findByText(rareMessages.pinsResent)).toBeVisible();
  },
};

/** They were sent too often within an hour. */
export const Limited: Story = {
  parameters: answering(
    portal.post('/documents/resendPins/{id}', ({ response }) =>
      response(429).json(aProblem('tooManyAttempts')),
    ),
  ),
  play: async () => {
    await confirm();
    await expect(await screen.findByText(documentScreenMessages.pinsFailed)).toBeVisible();
    await expect(screen.getByText(errorSentences.tooManyAttempts)).toBeVisible();
  },
};

export const NotConfirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByText(rareMessages.pinsResent)).toBeNull();
  },
};
