import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { errorSentences } from '@countersign/api-client/rules';
import { answering } from '@countersign/api-client/answers';
import { jobMessages } from '../bulk/bulk.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { removeTaskMessages } from './removeTask.messages.ts';
import { RemoveTasksModal } from './RemoveTasksModal.tsx';

const meta = {
  title: 'Screens/Documents/Remove tasks',
  component: RemoveTasksModal,
  decorators: [withServices],
  args: { count: 3, isJob: false, pending: false, failure: undefined, onConfirm: fn(), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof RemoveTasksModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Remove tasks from 3 documents' })).toBeVisible();
    await expect(screen.getByText(removeTaskMessages.several)).toBeVisible();
  },
};

/** The tray shows what becomes of each. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove tasks' }));
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
  args: { count: 1284, isJob: true, failure: `The tasks couldn’t be removed. ${errorSentences.tooManyJobs}` },
};
