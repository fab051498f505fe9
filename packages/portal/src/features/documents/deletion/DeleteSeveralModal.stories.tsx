import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { errorSentences } from '@countersign/api-client/rules';
import { aDocument, documents } from '@countersign/api-client/fixtures';
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
    clientName: 'Corriedale Pastoral Co',
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
    await expect(screen.getByRole('button', { name: 'Delete 1 document' })).toBeVisible();
    await expect(screen.getByText(deletionMessages.consequence(1, true))).toBeVisible();
  },
};

/** The first five are named, with their client. */
export const Named: Story = {
  args: { count: 8, loaded: documents(8).map((each) => ({ ...each, ActionTypeE: 1 })) },
  play: async ({ args: { loaded } }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 8 documents' });
    await expect(dialog).toHaveTextContent('Corriedale Pastoral Co');
    const list = within(dialog).getByRole('list', { name: deletionMessages.toDelete });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(list).toHaveTextContent(loaded[4]?.Title ?? '');
    await expect(within(dialog).getByText('and 3 more')).toBeVisible();
  },
};

/** Nothing can be deleted: the button is refused and says why, and nothing promises an undo. */
export const AllWillStay: Story = {
  args: { count: 2, loaded: [aDocument({ ActionTypeE: 5 }), aDocument({ ActionTypeE: 5 }, 1)] },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Delete 2 documents' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(deletionMessages.allStay);
    await expect(screen.queryByText(/undo/i)).toBeNull();
    await userEvent.click(button);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The server does it, most of them are not loaded, and it can be undone once it has ended. */
export const OfJob: Story = {
  args: { count: 1284, isJob: true, loaded: [aDocument({ ActionTypeE: 5 })] },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Delete up to 1,283 documents' })).toBeVisible();
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
