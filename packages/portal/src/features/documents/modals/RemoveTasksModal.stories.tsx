import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Schemas } from '@countersign/api-client/contract';
import { errorSentences } from '@countersign/api-client/rules';
import { aDocument, aJobPreview, aSigner, minutesAgo } from '@countersign/api-client/fixtures';
import { answering } from '@countersign/api-client/answers';
import { countedEligibility, eligibilityOf, refusalsOf } from '../actions/eligibility.ts';
import { countingDocuments, leftOutTitle } from '../bulk/leftOut.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { removeTaskMessages } from './removeTask.messages.ts';
import { RemoveTasksModal } from './RemoveTasksModal.tsx';

/** Selected documents, some of which are loaded: those of type 5 have a task, those of type 4 are signed. */
function selected(count: number, loaded: readonly (1 | 4 | 5)[]) {
  const documents = loaded.map((ActionTypeE, place) => aDocument({ ActionTypeE }, place));
  const eligibility = eligibilityOf('removeTask', { count, loaded: () => documents });
  return { ...eligibility, refusals: refusalsOf('removeTask', documents) };
}

/** As many, as the server counted them. */
function counted(count: number, change: Partial<Schemas['DocumentJobPreview']>) {
  return countedEligibility('removeTask', selected(count, [5]), aJobPreview(count, change));
}

const meta = {
  title: 'Screens/Documents/Remove tasks',
  component: RemoveTasksModal,
  decorators: [withServices],
  args: {
    eligibility: selected(3, [5, 5, 5]),
    clientName: 'Corriedale Pastoral Co',
    isJob: false,
    pending: false,
    failure: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: answering(),
} satisfies Meta<typeof RemoveTasksModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Remove tasks from 3 documents' })).toBeVisible();
    await expect(
      screen.getByText(`${removeTaskMessages.several} ${removeTaskMessages.signatures}`),
    ).toBeVisible();
  },
};

/** One signer of two has signed each of the first documents. */
function partlySigned(signed: number, others: number) {
  const documents = Array.from({ length: signed + others }, (_, place) =>
    aDocument(
      {
        ActionTypeE: 5,
        UsersToSign: [aSigner({ SignedDate: place < signed ? minutesAgo(45) : null }), aSigner({}, 1)],
        EmployeeToSign: null,
      },
      place,
    ),
  );
  return eligibilityOf('removeTask', { count: documents.length, loaded: () => documents });
}

/** Signatures would be lost unnoticed: their documents are counted. */
export const SomePartlySigned: Story = {
  args: { eligibility: partlySigned(2, 1) },
  play: async () => {
    const said = `2 of these 3 documents have already been partly signed. ${removeTaskMessages.signatures}`;
    await expect(screen.getByText(new RegExp(`${said}$`))).toBeVisible();
  },
};

export const OnePartlySigned: Story = {
  args: { eligibility: partlySigned(1, 2) },
  play: async () => {
    await expect(
      screen.getByText(/ 1 of these 3 documents has already been partly signed\. /u),
    ).toBeVisible();
  },
};

export const AllPartlySigned: Story = {
  args: { eligibility: partlySigned(3, 0) },
  play: async () => {
    await expect(screen.getByText(/ All 3 documents have already been partly signed\. /u)).toBeVisible();
  },
};

export const BothPartlySigned: Story = {
  args: { eligibility: partlySigned(2, 0) },
  play: async () => {
    await expect(screen.getByText(/ Both documents have already been partly signed\. /u)).toBeVisible();
  },
};

/** Of one document no number is said. */
export const LastPartlySigned: Story = {
  args: { eligibility: partlySigned(1, 0) },
  play: async () => {
    await expect(screen.getByText(/ The document has already been partly signed\. /u)).toBeVisible();
  },
};

/** The tray shows what becomes of each. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove tasks from 3 documents' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Most of them are left out: the number is of the others. */
export const SomeLeftOut: Story = {
  args: { eligibility: selected(5, [5, 1, 1, 5, 1]) },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove tasks from 2 documents' }));
    await expect(dialog.getByText('Corriedale Pastoral Co')).toBeVisible();
    await expect(
      dialog.getByText('3 of 5 have no task to remove and will be skipped.').closest('[data-tone="caution"]'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove tasks from 2 documents' })).toBeVisible();
  },
};

/** Not all are loaded, so none is counted as partly signed. */
export const SignaturesUnknown: Story = {
  args: {
    eligibility: { ...partlySigned(2, 1), skipped: undefined, count: 65, most: 65, isExact: false },
    isJob: true,
  },
  play: async () => {
    await expect(screen.queryByText(/partly signed/u)).toBeNull();
    await expect(screen.getByText(new RegExp(removeTaskMessages.signatures))).toBeVisible();
  },
};

/** The server counts those that are not loaded: until then no number is said, and it can be confirmed all the same. */
export const Counting: Story = {
  args: { eligibility: { ...selected(65, [5, 1, 5]), isCounting: true }, isJob: true },
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', { name: 'Remove tasks' });
    await expect(screen.getByText(countingDocuments)).toBeVisible();
    await expect(question).not.toHaveTextContent(/\d/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove tasks' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** It has counted them. */
export const Counted: Story = {
  args: { eligibility: counted(3420, { Unchanged: 2179 }), isJob: true },
  play: async () => {
    await expect(
      screen.getByRole('alertdialog', { name: 'Remove tasks from 1,241 documents' }),
    ).toBeVisible();
    await expect(
      screen.getByText('2,179 of 3,420 have no task to remove and will be skipped.'),
    ).toBeVisible();
  },
};

/** It has found none, and says so in place of the question. */
export const NoneCounted: Story = {
  args: { eligibility: counted(3420, { Unchanged: 3420 }), isJob: true },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: removeTaskMessages.none }));
    await expect(dialog.getByText(/^None of the 3,420 documents has/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** None is known to be left out. */
export const NothingKnown: Story = {
  args: { eligibility: selected(65, [5, 5]), isJob: true },
  play: async () => {
    await expect(screen.getByText('Documents with no task to remove will be skipped.')).toBeVisible();
  },
};

/** There is nothing to do: no button only to refuse. */
export const AllLeftOut: Story = {
  args: { eligibility: selected(3, [1, 1, 1]) },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: removeTaskMessages.none }));
    await expect(dialog.getByText('None of the 3 documents has a task to remove.')).toBeVisible();
    await expect(dialog.queryByText(removeTaskMessages.several)).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^(Remove|Cancel)/ })).toBeNull();
    await userEvent.click(dialog.getByText('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Two are signed, and the others have no task: each says which. */
export const ReasonsDiffer: Story = {
  args: { eligibility: selected(3, [1, 4, 4]) },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: removeTaskMessages.none }));
    const list = within(dialog.getByRole('list', { name: leftOutTitle }));
    const [first, ...others] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('No Task!');
    await expect(others).toHaveLength(2);
    for (const other of others) await expect(other).toHaveTextContent('Already Signed!');
  },
};

/** More are left out for different reasons than the dialog names. */
export const ManyReasons: Story = {
  args: { eligibility: selected(13, [5, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4]) },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove tasks from 1 document' }));
    const list = within(dialog.getByRole('list', { name: leftOutTitle }));
    await expect(list.getAllByRole('listitem')).toHaveLength(10);
    await expect(dialog.getByText('and 2 more')).toBeVisible();
  },
};

/** The server does it. */
export const OfJob: Story = {
  args: { eligibility: selected(1284, [5]), isJob: true },
  play: async () => {
    await expect(screen.getByText(new RegExp(bulkMessages.continuesWhenClosed))).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    eligibility: selected(1284, [5]),
    isJob: true,
    failure: `The tasks couldn’t be removed. ${errorSentences.tooManyJobs}`,
  },
};
