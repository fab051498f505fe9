import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { documentsMessages } from '../documents.messages.ts';
import { RemoveTaskModal } from './RemoveTaskModal.tsx';

const meta = {
  title: 'Screens/Documents/Remove task',
  component: RemoveTaskModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 5 }), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof RemoveTaskModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {};

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

/** No answer came, but the document, read again, has no task any more. */
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
    await waitFor(() => expect(screen.getByText(documentsMessages.taskRemovalUnconfirmed)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
