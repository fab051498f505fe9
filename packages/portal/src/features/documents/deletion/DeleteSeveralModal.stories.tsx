import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { errorSentences, problemType } from '@countersign/api-client/rules';
import { aDocument, aJobPreview } from '@countersign/api-client/fixtures';
import { answering } from '@countersign/api-client/answers';
import { countedEligibility, eligibilityOf } from '../actions/eligibility.ts';
import { countingDocuments, leftOutTitle, moreLeftOut } from '../bulk/leftOut.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { DeleteSeveralModal } from './DeleteSeveralModal.tsx';
import { deletionMessages } from './deletion.messages.ts';

/** Selected documents, some of which are loaded: those of type 5 have outstanding tasks. */
function selected(count: number, loaded: readonly (1 | 5)[]) {
  const documents = loaded.map((ActionTypeE, place) => aDocument({ ActionTypeE }, place));
  return eligibilityOf('delete', { count, loaded: () => documents });
}

/** As many, some of which have tasks, as the server counted them. */
function counted(count: number, loaded: readonly (1 | 5)[], tasks: number) {
  const Refused = [{ Type: problemType('outstandingTasks'), Documents: tasks }];
  return countedEligibility('delete', selected(count, loaded), aJobPreview(count, { Refused }));
}

const meta = {
  title: 'Screens/Documents/Delete several',
  component: DeleteSeveralModal,
  decorators: [withServices],
  args: {
    eligibility: selected(3, [1, 1, 1]),
    isJob: false,
    pending: false,
    failure: undefined,
    clientName: 'Corriedale Pastoral Co',
    onConfirm: fn(),
    onClose: fn(),
    onRemoveTasks: fn(),
  },
  parameters: answering(),
} satisfies Meta<typeof DeleteSeveralModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async ({ args }) => {
    await expect(screen.getByText(deletionMessages.consequence(3, true))).toBeVisible();
    await expect(screen.getByRole('heading', { name: deletionMessages.toDelete })).toBeVisible();
    await expect(screen.queryByText(/won’t be deleted/)).toBeNull();
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

/** Two of them have tasks: that is said below the list of those that will be deleted, and they are named. */
export const SomeWillStay: Story = {
  args: { eligibility: selected(3, [5, 5, 1]) },
  play: async () => {
    const staying = screen.getByText(/2 of 3 have outstanding signing tasks and won’t be deleted\./);
    await expect(staying).toBeVisible();
    const list = screen.getByRole('list', { name: deletionMessages.toDelete });
    await expect(list.compareDocumentPosition(staying) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(screen.getByRole('button', { name: 'Delete 1 document' })).toBeVisible();
    await expect(screen.getByText(deletionMessages.consequenceOfJob(1, true))).toBeVisible();
    const skipped = within(screen.getByRole('list', { name: leftOutTitle }));
    await expect(skipped.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The first five of those that will stay are named too. */
export const MoreWillStay: Story = {
  args: { eligibility: selected(9, [1, 5, 5, 5, 5, 5, 5, 5, 1]) },
  play: async () => {
    const skipped = within(screen.getByRole('list', { name: leftOutTitle }));
    await expect(skipped.getAllByRole('listitem')).toHaveLength(5);
    await expect(screen.getByText(moreLeftOut(2))).toBeVisible();
  },
};

/** The first five are named, with their client. */
export const Named: Story = {
  args: { eligibility: selected(8, [1, 1, 1, 1, 1, 1, 1, 1]) },
  play: async ({ args: { eligibility } }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 8 documents' });
    await expect(dialog).toHaveTextContent('Corriedale Pastoral Co');
    const list = within(dialog).getByRole('list', { name: deletionMessages.toDelete });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(list).toHaveTextContent(eligibility.eligible[4]?.Title ?? '');
    await expect(within(dialog).getByText('and 3 more')).toBeVisible();
  },
};

/** Nothing can be deleted: it says why and offers to remove the tasks, and nothing promises an undo. */
export const AllWillStay: Story = {
  args: { eligibility: selected(2, [5, 5]) },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: deletionMessages.none }));
    await expect(dialog.getByText(deletionMessages.allStay(2))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await expect(dialog.queryByText(/undo/i)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: deletionMessages.removeTasks(2) }));
    await expect(args.onRemoveTasks).toHaveBeenCalledOnce();
  },
};

/** The server does it, has counted those that are not loaded, and it can be undone once it has ended. */
export const OfJob: Story = {
  args: { eligibility: counted(1284, [5], 1), isJob: true },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Delete 1,283 documents' })).toBeVisible();
    await expect(screen.getByText(/^1 of 1,284 has an outstanding signing task/)).toBeVisible();
    await expect(screen.getByText(new RegExp(deletionMessages.consequenceOfJob(1283, true)))).toBeVisible();
    await expect(screen.getByText(new RegExp(bulkMessages.continuesWhenClosed))).toBeVisible();
  },
};

/** Every one has a task. */
export const NoneCounted: Story = {
  args: { eligibility: counted(3420, [1], 3420), isJob: true },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: deletionMessages.none }));
    await expect(dialog.getByText(deletionMessages.allStay(3420))).toBeVisible();
    await expect(dialog.queryByRole('list')).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^Delete/ })).toBeNull();
  },
};

/** Some have tasks, and the others are deleted already. */
export const NoneLeft: Story = {
  args: {
    eligibility: countedEligibility(
      'delete',
      selected(30, []),
      aJobPreview(30, { Unchanged: 28, Refused: [{ Type: problemType('outstandingTasks'), Documents: 2 }] }),
    ),
    isJob: true,
  },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: deletionMessages.none }));
    await expect(dialog.getByText(deletionMessages.noneLeft)).toBeVisible();
    await expect(dialog.getByRole('button', { name: deletionMessages.removeTasks(2) })).toBeVisible();
  },
};

/** Somebody else has deleted them: none of them has a task. */
export const DeletedElsewhere: Story = {
  args: { eligibility: countedEligibility('delete', selected(3, []), aJobPreview(3, { Unchanged: 3 })) },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: deletionMessages.none }));
    await expect(dialog.getByText(deletionMessages.noneLeft)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Remove tasks/ })).toBeNull();
  },
};

/** Until the server has counted them, no number is said, and it can be confirmed all the same. */
export const Counting: Story = {
  args: { eligibility: { ...selected(6000, [1, 1, 5]), isCounting: true }, isJob: true },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete documents' }));
    await expect(dialog.getByText(countingDocuments)).toBeVisible();
    await expect(dialog.getByText(deletionMessages.more(undefined))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete documents' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** They couldn’t be counted: no number is promised. */
export const NothingKnown: Story = {
  args: { eligibility: selected(6000, [1, 1, 1, 1, 1, 1]), isJob: true },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete documents' }));
    await expect(
      dialog.getByText(/Documents with outstanding signing tasks won’t be deleted\./),
    ).toBeVisible();
  },
};

export const Starting: Story = {
  args: { eligibility: selected(1284, [1]), isJob: true, pending: true },
};

/** Nothing was begun: the dialog stays, and says why. */
export const Rejected: Story = {
  args: {
    eligibility: selected(1284, [1]),
    isJob: true,
    failure: `Failed to delete documents. ${errorSentences.matchesChanged}`,
  },
};
