import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { errorSentences } from '@countersign/api-client/rules';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering } from '@countersign/api-client/answers';
import { jobMessages } from '../bulk/bulk.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { DeleteSeveralModal } from './DeleteSeveralModal.tsx';
import { deletionMessages } from './deletion.messages.ts';

const meta = {
  title: 'Screens/Documents/Delete several',
  component: DeleteSeveralModal,
  decorators: [withServices],
  args: {
    count: 3,
    isJob: false,
    pending: false,
    failure: undefined,
    loaded: [],
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: answering(),
} satisfies Meta<typeof DeleteSeveralModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText(deletionMessages.consequence(3, true))).toBeVisible();
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

/** Two of them have tasks: that is said before. */
export const SomeWillStay: Story = {
  args: { loaded: ([5, 5, 1] as const).map((ActionTypeE, place) => aDocument({ ActionTypeE }, place)) },
  play: async () => {
    await expect(screen.getByText('2 of 3 have outstanding signing tasks and will stay.')).toBeVisible();
  },
};

/** Nothing will happen: that is said, too. */
export const AllWillStay: Story = {
  args: { count: 2, loaded: [aDocument({ ActionTypeE: 5 }), aDocument({ ActionTypeE: 5 }, 1)] },
  play: async () => {
    await expect(screen.getByText('All of them have outstanding signing tasks and will stay.')).toBeVisible();
  },
};

/** The server does it, most of them are not loaded, and it can be undone once it has ended. */
export const OfJob: Story = {
  args: { count: 1284, isJob: true, loaded: [aDocument({ ActionTypeE: 5 })] },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Delete 1,284 documents' })).toBeVisible();
    await expect(screen.getByText(/^At least 1 of 1,284/)).toBeVisible();
    await expect(screen.getByText(new RegExp(deletionMessages.consequenceOfJob(1284, true)))).toBeVisible();
    await expect(screen.getByText(new RegExp(jobMessages.goesOn))).toBeVisible();
  },
};

export const Starting: Story = { args: { count: 1284, isJob: true, pending: true } };

/** Nothing was begun: the dialog stays, and says why. */
export const Rejected: Story = {
  args: { count: 1284, isJob: true, failure: `Failed to delete documents. ${errorSentences.matchesChanged}` },
};
