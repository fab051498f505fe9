import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Schemas } from '@countersign/api-client/contract';
import { errorSentences } from '@countersign/api-client/rules';
import { aDocument, aJobPreview } from '@countersign/api-client/fixtures';
import { answering } from '@countersign/api-client/answers';
import { countedEligibility, eligibilityOf } from '../actions/eligibility.ts';
import { countingDocuments } from '../bulk/leftOut.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { resendPinsMessages } from './resendPins.messages.ts';
import { ResendPinsModal } from './ResendPinsModal.tsx';

/** Selected documents, some of which are loaded: those of type 5 have a task. */
function selected(count: number, loaded: readonly (1 | 5)[]) {
  const documents = loaded.map((ActionTypeE, place) => aDocument({ ActionTypeE }, place));
  return eligibilityOf('resendPins', { count, loaded: () => documents });
}

/** As many, as the server counted them. */
function counted(count: number, change: Partial<Schemas['DocumentJobPreview']>) {
  return countedEligibility('resendPins', selected(count, [5]), aJobPreview(count, change));
}

const meta = {
  title: 'Screens/Documents/Resend PINs',
  component: ResendPinsModal,
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
} satisfies Meta<typeof ResendPinsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Resend PINs for 3 documents' })).toBeVisible();
    await expect(screen.getByText(resendPinsMessages.consequence)).toBeVisible();
  },
};

/** The tray shows what becomes of each. */
export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Resend PINs for 3 documents' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Most of them are left out: the number is of the others. */
export const SomeLeftOut: Story = {
  args: { eligibility: selected(5, [5, 1, 1, 5, 1]) },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Resend PINs for 2 documents' }));
    await expect(dialog.getByText('Corriedale Pastoral Co')).toBeVisible();
    await expect(
      dialog.getByText('3 of 5 have no PINs to resend and will be skipped.').closest('[data-tone="caution"]'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Resend PINs for 2 documents' })).toBeVisible();
  },
};

/** The server counts those that are not loaded: until then no number is said, and it can be confirmed all the same. */
export const Counting: Story = {
  args: { eligibility: { ...selected(65, [5, 1, 5]), isCounting: true }, isJob: true },
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', { name: 'Resend PINs' });
    await expect(screen.getByText(countingDocuments)).toBeVisible();
    await expect(question).not.toHaveTextContent(/\d/);
    await userEvent.click(screen.getByRole('button', { name: 'Resend PINs' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** It has counted them. */
export const Counted: Story = {
  args: { eligibility: counted(3420, { Unchanged: 2179 }), isJob: true },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Resend PINs for 1,241 documents' })).toBeVisible();
    await expect(
      screen.getByText('2,179 of 3,420 have no PINs to resend and will be skipped.'),
    ).toBeVisible();
  },
};

/** It has found none, and says so in place of the question. */
export const NoneCounted: Story = {
  args: { eligibility: counted(3420, { Unchanged: 3420 }), isJob: true },
  play: async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: resendPinsMessages.none }));
    await expect(dialog.getByText(/^None of the 3,420 documents has/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Resend/ })).toBeNull();
  },
};

/** More than one signer may be sent within an hour: it says how many, and when the others can be sent. */
export const OverLimit: Story = {
  args: {
    eligibility: counted(3420, { Unchanged: 2179, Limited: 1138, LimitEndsDate: '2026-09-05T05:05:00Z' }),
    isJob: true,
  },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Resend PINs for 103 documents' })).toBeVisible();
    await expect(
      screen.getByText(
        /Each signer can be sent up to 100 PINs an hour\. PINs for 1,138 documents are over this limit and won’t be resent\. More PINs can be resent from \d+:05 [ap]m/,
      ),
    ).toBeVisible();
  },
};

/** Nothing can be sent before the hour is over: that is said once, and nothing is promised. */
export const AllOverLimit: Story = {
  args: {
    eligibility: counted(1138, { Limited: 1138, LimitEndsDate: '2026-09-05T05:05:00Z' }),
    isJob: true,
  },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: resendPinsMessages.noneYet }));
    await expect(dialog.getAllByText(/More PINs can be resent from \d+:05 [ap]m/)).toHaveLength(1);
    await expect(dialog.queryByText(/1,138/)).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^(Resend|Cancel)/ })).toBeNull();
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.click(dialog.getByText('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** None is known to be left out. */
export const NothingKnown: Story = {
  args: { eligibility: selected(65, [5, 5]), isJob: true },
  play: async () => {
    await expect(screen.getByText('Documents with no PINs to resend will be skipped.')).toBeVisible();
  },
};

/** There is nothing to do: no button only to refuse. */
export const AllLeftOut: Story = {
  args: { eligibility: selected(3, [1, 1, 1]) },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('alertdialog', { name: resendPinsMessages.none }));
    await expect(dialog.getByText('None of the 3 documents has any PINs to resend.')).toBeVisible();
    await expect(dialog.queryByText(resendPinsMessages.consequence)).toBeNull();
    await expect(dialog.queryByRole('button', { name: /^(Resend|Cancel)/ })).toBeNull();
    await userEvent.click(dialog.getByText('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
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
    failure: `${documentScreenMessages.pinsFailed}. ${errorSentences.tooManyJobs}`,
  },
};
