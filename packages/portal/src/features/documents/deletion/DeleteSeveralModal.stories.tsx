import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, documentDeletionAnswers } from '@countersign/api-client/answers';
import { errorSentences } from '@countersign/api-client/rules';
import { withServices } from '../../../testing/withServices.tsx';
import { DeleteSeveralModal } from './DeleteSeveralModal.tsx';
import { deletionMessages } from './deletion.messages.ts';

const meta = {
  title: 'Screens/Documents/Delete several',
  component: DeleteSeveralModal,
  decorators: [withServices],
  args: { count: 3, read: () => Promise.resolve([4021, 4022, 4023]), onClose: fn(), onOutcome: fn() },
  parameters: answering(),
} satisfies Meta<typeof DeleteSeveralModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete 3 documents' }));

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByText(deletionMessages.consequence(3))).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledOnce());
    await expect(args.onOutcome.mock.lastCall?.[0]).toMatchObject({ Deleted: [4021, 4022, 4023] });
  },
};

/** None was tried: the dialog says so, and can be answered again. */
export const Rejected: Story = {
  parameters: answering(documentDeletionAnswers.severalFailing),
  play: async ({ args }) => {
    await confirm();
    const said = `${deletionMessages.failedSeveral}. ${errorSentences.notReady}`;
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    await expect(args.onOutcome).not.toHaveBeenCalled();
  },
};
