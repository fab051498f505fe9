import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BulkTray, type BulkTrayProps } from './BulkTray.js';
import { bulkTrayMessages } from './bulkTray.messages.js';
import { bulkTrayTone } from './bulkTrayLabel.js';

const failures = [
  {
    id: 4,
    name: 'Brindle Creek lease renewal 2026.pdf',
    reason: 'A document with outstanding signing tasks can not be deleted.',
  },
  {
    id: 9,
    name: 'Trustee resolution, distribution of income for the year ended 30 June 2025.pdf',
    reason: 'The document is being signed by another user.',
  },
];

/**
 * Shows the progress and outcome of an action on many items: failed ones are named with their reason and can
 * be retried.
 */
const meta = {
  title: 'Patterns/BulkTray',
  component: BulkTray,
  tags: ['!autodocs'],
  args: {
    title: 'Delete 40 documents',
    state: { status: 'running', done: 12, total: 40, failures: [] },
    onCancel: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 40 done');
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** It goes on elsewhere: that is said, and the tray can be hidden. */
export const GoesOn: Story = {
  args: {
    title: 'Delete 1,284 documents',
    state: { status: 'running', done: 312, total: 1284, failures: [] },
    note: 'The action continues if you close the page.',
    onHide: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('312 of 1,284 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** The outcome in the caller's words, with what follows from it. */
export const Described: Story = {
  args: {
    title: 'Delete 1,284 documents',
    state: { status: 'finished', done: 1284, total: 1284, failures: [] },
    text: 'From the filter Agreements',
    note: 'You can restore them from Recently deleted for 30 days.',
    link: { label: 'Recently deleted', onPress: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(screen.getByText('Delete 1,284 documents: From the filter Agreements')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted' }));
    await expect(args.link?.onPress).toHaveBeenCalledOnce();
  },
};

/** Many failed: they are read in pages. */
export const MoreFailures: Story = {
  args: {
    title: 'Delete 1,284 documents',
    state: { status: 'finished', done: 1163, total: 1284, failed: 121, failures },
    onShowMore: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: bulkTrayMessages.retry(121) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: bulkTrayMessages.more }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

/** All failed for one reason: the next names follow those that are read, once these are opened. */
export const MoreOfOneReason: Story = {
  args: {
    title: 'Delete 1,284 documents',
    state: {
      status: 'finished',
      done: 1163,
      total: 1284,
      failed: 121,
      failures: Array.from({ length: 5 }, (_, id) => ({
        id,
        name: `Engagement letter ${id + 1}.pdf`,
        reason: 'A document with outstanding signing tasks can not be deleted.',
        sameReason: 121,
      })),
    },
    onShowMore: fn(),
  },
  play: async ({ args, canvas }) => {
    const more = () => canvas.queryByRole('button', { name: bulkTrayMessages.more });
    const reason = await canvas.findByRole('button', { name: /outstanding signing tasks/ });
    await expect(more()).toBeNull();
    await userEvent.click(reason);
    await expect(more()).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: bulkTrayMessages.more }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

/** The present while it runs, the past once it has ended. */
export const Headlined: Story = {
  args: {
    headline: '40 documents deleted',
    text: '',
    state: { status: 'finished', done: 40, total: 40, failures: [] },
    action: { label: 'Undo', onPress: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delete 40 documents' })).toBeVisible();
    await expect(canvas.getByText('40 documents deleted', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** Others wait for its place: all can be dismissed at once. */
export const OthersWaiting: Story = {
  args: {
    headline: '40 documents deleted',
    text: '',
    state: { status: 'finished', done: 40, total: 40, failures: [] },
    waiting: 2,
    onCloseAll: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(bulkTrayMessages.waiting(2))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss all' }));
    await expect(args.onCloseAll).toHaveBeenCalledOnce();
  },
};

/** Failures are shown at once, while the rest continues. */
export const RunningWithFailures: Story = {
  args: { state: { status: 'running', done: 12, total: 40, failures: failures.slice(0, 1) } },
};

/** No new item is started; running ones finish. */
export const Cancelling: Story = {
  args: { cancelling: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(bulkTrayMessages.cancelling)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Cancel/ }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const AllDone: Story = { args: { state: { status: 'finished', done: 40, total: 40, failures: [] } } };

export const SomeFailed: Story = {
  args: { state: { status: 'finished', done: 38, total: 40, failures } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: bulkTrayMessages.failures })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 2 failed' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AllFailed: Story = {
  args: { title: 'Delete 2 documents', state: { status: 'finished', done: 0, total: 2, failures } },
};

/** No retry is offered if it would not help. */
export const FailedPermanently: Story = {
  args: {
    state: { status: 'finished', done: 39, total: 40, failures: failures.slice(0, 1) },
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
  },
};

export const Cancelled: Story = {
  args: { state: { status: 'cancelled', done: 12, total: 40, failures: [] } },
};

/** It ended by itself, which nobody asked for: that needs attention, and a note may say why. */
export const Stopped: Story = {
  args: {
    state: { status: 'stopped', done: 12, total: 40, failures: [] },
    note: 'You no longer have access to this client.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Stopped after 12 of 40')).toBeVisible();
    await expect(bulkTrayTone(args.state)).toBe('caution');
    // The note begins below the headline.
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left(args.note ?? '')).toBe(left(args.title));
  },
};

const removeTasks = { label: 'Remove tasks from 30…', onPress: fn() };

const manyFailures = [
  ...Array.from({ length: 30 }, (_, index) => ({
    id: index,
    name: `Bank statement page ${String(index + 1).padStart(3, '0')}.pdf`,
    reason: 'A document with outstanding signing tasks can not be deleted.',
    action: removeTasks,
  })),
  { id: 30, name: 'Trust deed.pdf', reason: 'The document is being signed by another user.' },
];

/** Many failed for the same reason: it is said once, with their number and what helps; a retry is for the one other. */
export const ManyFailed: Story = {
  args: { state: { status: 'finished', done: 9, total: 40, failures: manyFailures, retryable: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry 1 failed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: removeTasks.label }));
    await expect(removeTasks.onPress).toHaveBeenCalledOnce();
    const reason = canvas.getByRole('button', { name: /outstanding signing tasks.* 30$/ });
    await expect(reason).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Bank statement page 001.pdf')).toBeNull();
    await expect(canvas.getByText('Trust deed.pdf')).toBeVisible();
  },
};

/** Their names open on demand; the list scrolls, with the keyboard too. */
export const ManyFailedOpened: Story = {
  args: ManyFailed.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /outstanding signing tasks/ }));
    await expect(canvas.getByText('Bank statement page 001.pdf')).toBeVisible();
    await expect(canvas.getByText('Bank statement page 030.pdf')).toBeInTheDocument();
  },
};

/** At 320 px the buttons wrap onto their own line. */
export const Narrow: Story = {
  args: { state: { status: 'finished', done: 38, total: 40, failures } },
  globals: { viewport: { value: 'narrow' } },
};

function CancelledByItsReader(props: BulkTrayProps) {
  const [state, setState] = useState(props.state);
  return <BulkTray {...props} state={state} onCancel={() => setState({ ...state, status: 'cancelled' })} />;
}

/** The outcome is announced, and focus on a disappearing button stays in the tray. */
export const EndsWithFocus: Story = {
  render: (args) => <CancelledByItsReader {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Delete 40 documents' })).toHaveFocus());
    await expect(screen.getByText('Delete 40 documents: Cancelled after 12 of 40')).toBeInTheDocument();
  },
};
