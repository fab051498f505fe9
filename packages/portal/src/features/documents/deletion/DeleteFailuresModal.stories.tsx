import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { errorSentences } from '@countersign/api-client/rules';
import { withServices } from '../../../testing/withServices.tsx';
import { DeleteFailuresModal } from './DeleteFailuresModal.tsx';
import { deletionMessages } from './deletion.messages.ts';

const blocked = [
  { Id: 4022, Title: 'Trust deed', Message: errorSentences.outstandingTasks },
  { Id: 4024, Title: 'Financial statements 2025', Message: errorSentences.outstandingTasks },
];

const meta = {
  title: 'Screens/Documents/Delete failures',
  component: DeleteFailuresModal,
  decorators: [withServices],
  args: {
    outcome: {
      Deleted: [4021, 4023],
      AlreadyDeleted: [],
      Blocked: blocked,
      Failed: [{ Id: 4030, Title: 'Lease', Message: errorSentences.changedMeanwhile }],
    },
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteFailuresModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was deleted is said too, and each title opens its document. */
export const SomeDeleted: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: '3 documents weren’t deleted' })).toBeVisible();
    await expect(screen.getByText('2 documents deleted')).toBeVisible();
    const tasks = within(screen.getByRole('list', { name: deletionMessages.blocked }));
    await expect(tasks.getAllByRole('listitem')).toHaveLength(2);
    const others = within(screen.getByRole('list', { name: deletionMessages.otherReasons }));
    await userEvent.click(others.getByRole('button', { name: 'Lease' }));
    await expect(args.onOpen).toHaveBeenCalledWith(4030);
  },
};

export const NoneDeleted: Story = {
  args: { outcome: { Deleted: [], AlreadyDeleted: [], Blocked: blocked.slice(0, 1), Failed: [] } },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: '1 document wasn’t deleted' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: deletionMessages.otherReasons })).toBeNull();
  },
};

/** It does not exist, so that there is nothing to open. */
export const UnknownDocument: Story = {
  args: {
    outcome: {
      Deleted: [4021],
      AlreadyDeleted: [],
      Blocked: [],
      Failed: [{ Id: 4030, Title: '', Message: errorSentences.documentNotFound }],
    },
  },
  play: async () => {
    await expect(screen.getByText(deletionMessages.unknownDocument)).toBeVisible();
    await expect(screen.queryByRole('button', { name: deletionMessages.unknownDocument })).toBeNull();
  },
};
