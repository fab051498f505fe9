import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aDocument, aSigner, minutesAgo } from '@countersign/api-client/fixtures';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { actionTypes } from '@countersign/api-client/rules';
import { writeMessages } from '../../../services/services.messages.ts';
import { RemoveTaskModal } from './RemoveTaskModal.tsx';
import { removeTaskMessages } from './removeTask.messages.ts';

const meta = {
  title: 'Screens/Documents/Remove task',
  component: RemoveTaskModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 5 }), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof RemoveTaskModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async () => {
    const said = `${removeTaskMessages.signersWithPins} ${removeTaskMessages.restored}`;
    await expect(screen.getByText(said)).toBeVisible();
  },
};

export const PartlySigned: Story = {
  args: {
    document: aDocument({
      ActionTypeE: actionTypes.clickToSign,
      UsersToSign: [aSigner({ SignedDate: minutesAgo(45) }), aSigner({}, 1)],
    }),
  },
  play: async () => {
    await expect(screen.getByText(new RegExp(`${removeTaskMessages.signatures}$`))).toBeVisible();
  },
};

/** No signer has signed, and after the decline none can: only the document changes. */
export const DeclinedUnsigned: Story = {
  args: {
    document: aDocument({
      ActionTypeE: actionTypes.declined,
      UsersToSign: [aSigner({ DeclinedDate: minutesAgo(45) })],
      EmployeeToSign: null,
    }),
  },
  play: async () => {
    await expect(screen.getByText(removeTaskMessages.restored)).toBeVisible();
  },
};

/** Its signers have no PINs. */
export const OtherMethod: Story = {
  args: {
    document: aDocument({ ActionTypeE: actionTypes.secureSign }),
  },
  play: async () => {
    const said = `${removeTaskMessages.signers} ${removeTaskMessages.restored}`;
    await expect(screen.getByText(said)).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove task' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.getByText('Task removed')).toBeVisible();
  },
};

export const Rejected: Story = {
  parameters: answering(documentAnswers.taskNotRemoved),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove task' }));
    await waitFor(() => expect(screen.getByText('Already Signed!')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** No response came, but the document, read again, has no task any more. */
export const DoneWithoutAnswer: Story = {
  parameters: answering(documentAnswers.removalUnanswered, documentAnswers.withoutTask),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove task' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.getByText('Task removed')).toBeVisible();
  },
};

/** Neither the write nor the read that should confirm it came back. */
export const Unconfirmed: Story = {
  parameters: answering(documentAnswers.removalUnanswered, documentAnswers.unread),
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove task' }));
    await waitFor(() => expect(screen.getByText(writeMessages.unknown)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
