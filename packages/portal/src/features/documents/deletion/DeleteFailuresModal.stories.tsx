import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { errorSentences } from '@countersign/api-client/rules';
import { withServices } from '../../../testing/withServices.tsx';
import type { BulkFailure } from '../../../services/bulk/bulkRun.ts';
import { DeleteFailuresModal } from './DeleteFailuresModal.tsx';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { deletionMessages } from './deletion.messages.ts';

const blocked: readonly BulkFailure[] = [
  { id: 4022, name: 'Trust deed' },
  { id: 4024, name: 'Financial statements 2025' },
].map((one) => ({ ...one, reason: errorSentences.outstandingTasks, lasting: 'tasks' }));
const changed = { id: 4030, name: 'Lease', reason: errorSentences.changedMeanwhile };

const ended = { status: 'finished', cancelling: false } as const;

const meta = {
  title: 'Screens/Documents/Delete failures',
  component: DeleteFailuresModal,
  decorators: [withServices],
  args: {
    run: { ...ended, done: 2, failed: 3, failures: [...blocked, changed] },
    extensionOf: (id) => (id === 4022 ? undefined : 'pdf'),
    onRemoveTasks: fn(),
    onShowMore: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteFailuresModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The kind of file whose icon a row shows; null for the icon of any document. */
function iconOf(row: HTMLElement): string | null {
  return row.querySelector('[data-kind]')?.getAttribute('data-kind') ?? null;
}

/** The footer leaves; what helps is beside the failures that it helps. */
async function expectButtons(...names: string[]): Promise<void> {
  const dialog = screen.getByRole('dialog');
  const buttons = [...dialog.querySelectorAll('[data-variant]')].map(({ textContent }) => textContent);
  await expect(buttons.filter(Boolean)).toEqual([...names, 'Close']);
}

/** What was deleted is said too, and each title opens its document. */
export const SomeDeleted: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: deletionMessages.notDeleted(3) })).toBeVisible();
    await expect(screen.getByText('2 documents deleted')).toBeVisible();
    const tasks = within(screen.getByRole('list', { name: deletionMessages.blocked }));
    await expect(tasks.getAllByRole('listitem')).toHaveLength(2);
    // The heading is their reason: no row says it again.
    await expect(screen.queryByText(errorSentences.outstandingTasks)).toBeNull();
    // The icon of its file, as before the deletion; a general one if that is not known here.
    await expect(tasks.getAllByRole('listitem').map(iconOf)).toEqual([null, 'pdf']);
    const others = within(screen.getByRole('list', { name: deletionMessages.otherReasons }));
    await userEvent.click(others.getByRole('button', { name: 'Lease' }));
    await expect(args.onOpen).toHaveBeenCalledWith(4030);
    await expectButtons('Remove tasks from 2…', 'Try 1 again');
    await userEvent.click(screen.getByRole('button', { name: 'Remove tasks from 2…' }));
    await expect(args.onRemoveTasks).toHaveBeenCalledWith(blocked);
    await userEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Other failures that share a reason say it once, too. */
export const SameReason: Story = {
  args: {
    run: { ...ended, done: 0, failed: 2, failures: [changed, { ...changed, id: 4031, name: 'Will' }] },
  },
  play: async () => {
    await expect(screen.getAllByText(errorSentences.changedMeanwhile)).toHaveLength(1);
  },
};

export const NoneDeleted: Story = {
  args: { run: { ...ended, done: 0, failed: 1, failures: blocked.slice(0, 1) }, onRetry: undefined },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: deletionMessages.notDeleted(1) })).toBeVisible();
    await expect(screen.queryByRole('list', { name: deletionMessages.otherReasons })).toBeNull();
    await expectButtons('Remove tasks from 1…');
  },
};

/** It says how many were not tried, and Undo is beside those that were deleted. */
export const CancelledDeletion: Story = {
  args: {
    run: {
      ...ended,
      status: 'cancelled',
      cancelling: true,
      done: 1512,
      failed: 104,
      failures: blocked,
      text: bulkMessages.cancelled(1616, 7783),
      note: `104 couldn’t be deleted. ${deletionMessages.afterJob(1512, true)}`,
    },
    onRetry: undefined,
    onUndo: fn(),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Deletion cancelled' });
    await expect(dialog).toHaveAccessibleDescription(
      'Cancelled after 1,616 of 7,783 documents. The other 6,167 weren’t processed.',
    );
    await expect(screen.getByText('1,512 documents deleted')).toBeVisible();
    await expectButtons('Undo', 'Remove tasks from the first 2…', 'Show more');
  },
};

/** It ended by itself, which the server's reason explains. */
export const StoppedDeletion: Story = {
  args: {
    run: {
      ...ended,
      status: 'cancelled',
      done: 20,
      failed: 2,
      failures: blocked,
      text: bulkMessages.stopped(22, 128),
      note: errorSentences.accessLost,
    },
    onRetry: undefined,
  },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: deletionMessages.stopped })).toBeVisible();
    await expect(screen.getByText(errorSentences.accessLost)).toBeVisible();
  },
};

/** None of them has a task: to repeat it may help. */
export const Repeatable: Story = {
  args: { run: { ...ended, done: 2, failed: 1, failures: [changed] } },
  play: async () => {
    await expectButtons('Try 1 again');
  },
};

/** It does not exist, so that there is nothing to open. */
export const UnknownDocument: Story = {
  args: {
    run: {
      ...ended,
      done: 1,
      failed: 1,
      failures: [
        {
          id: 4030,
          name: deletionMessages.unknownDocument,
          reason: errorSentences.documentNotFound,
          lasting: 'missing',
        },
      ],
    },
    onRetry: undefined,
  },
  play: async () => {
    await expect(screen.getByText(deletionMessages.unknownDocument)).toBeVisible();
    await expect(screen.queryByRole('button', { name: deletionMessages.unknownDocument })).toBeNull();
    await expectButtons();
  },
};

/** Of a job: not all failures were read yet, and what was deleted can be restored. */
export const OfJob: Story = {
  args: {
    run: {
      ...ended,
      done: 1163,
      failed: 121,
      failures: [...blocked, changed],
      note: deletionMessages.afterJob(1163, true),
    },
    onUndo: fn(),
  },
  play: async ({ args }) => {
    await expect(screen.getByText(deletionMessages.afterJob(1163, true))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
