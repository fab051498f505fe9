import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { DeleteSeveralModal } from './DeleteSeveralModal.tsx';
import { deletionMessages } from './deletion.messages.ts';

const meta = {
  title: 'Screens/Documents/Delete several',
  component: DeleteSeveralModal,
  decorators: [withServices],
  args: { count: 3, onConfirm: fn(), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof DeleteSeveralModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText(deletionMessages.consequence(3))).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The tray shows what becomes of each. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete 3 documents' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
