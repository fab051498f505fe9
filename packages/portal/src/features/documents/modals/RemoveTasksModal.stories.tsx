import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { removeTaskMessages } from './removeTask.messages.ts';
import { RemoveTasksModal } from './RemoveTasksModal.tsx';

const meta = {
  title: 'Screens/Documents/Remove tasks',
  component: RemoveTasksModal,
  decorators: [withServices],
  args: { count: 3, onConfirm: fn(), onClose: fn() },
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
