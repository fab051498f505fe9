import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentJobAnswers, portal } from '@countersign/api-client/answers';
import { aDocumentJob, failedOutcomes } from '@countersign/api-client/fixtures';
import { errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import {
  asked,
  deleteAll,
  forgetAsked,
  press,
  remembering,
  selectAll,
  selectRowsOut,
  trayOf,
} from './DocumentsJobs.example.ts';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';

const { working, completed } = documentJobAnswers;

/** What became of an action on many documents, also for those who come back later. */
const meta = {
  title: 'Screens/Documents/Jobs ended',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: forgetAsked,
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const blocked = failedOutcomes('outstandingTasks', 4);
const changed = failedOutcomes('changedMeanwhile', 1, 4);

/** A server of its own for each story: it remembers its job. */
function keepingFive() {
  const { msw } = answering(...working([completed(123, 5)], [...blocked, ...changed]));
  return { msw: [remembering, ...msw] };
}

/** Each that was not deleted is named with its reason, and the way to remove the tasks is offered. */
export const SomeNotDeleted: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: deletionMessages.notDeleted(5) }));
    await expect(dialog.getByText('123 documents deleted')).toBeVisible();
    const tasks = within(dialog.getByRole('list', { name: deletionMessages.blocked }));
    await expect(tasks.getAllByRole('listitem')).toHaveLength(4);
    await expect(dialog.getByText(errorSentences.changedMeanwhile)).toBeVisible();
    await expect(dialog.getByRole('button', { name: deletionMessages.removeTasks(4) })).toBeVisible();
    await expect(dialog.getByText(deletionMessages.afterJob(123, true))).toBeVisible();
  },
};

/** Only the one that a repetition may help is tried again. */
export const Retried: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await userEvent.click(await screen.findByRole('button', { name: deletionMessages.tryAgain(1) }));
    await canvas.findByRole('region', { name: 'Delete 1 document' });
    await waitFor(() =>
      expect(asked.started.slice(1)).toEqual([{ action: 'delete', documentIds: [changed[0]?.Id] }]),
    );
  },
};

/** Those with tasks are selected, and the question about their tasks follows; Undo is still offered after it. */
export const TasksToRemove: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    // The tray has such a button too.
    const dialog = within(await screen.findByRole('dialog', { name: deletionMessages.notDeleted(5) }));
    await userEvent.click(dialog.getByRole('button', { name: deletionMessages.removeTasks(4) }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove tasks from 4 documents' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await trayOf(canvas, 'Delete 128 documents').offers(bulkMessages.undo);
  },
};

/** All but one are assigned to a filter; those that failed are in the tray. */
export const SomeNotAssigned: Story = {
  parameters: {
    msw: [
      remembering,
      ...answering(...working([{ Done: 31 }, completed(125, 2)], failedOutcomes('documentInUse', 2))).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await selectRowsOut(canvasElement, 3);
    await press(canvas, 'Assign Filter');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Agreements/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 127 documents' }));
    const tray = trayOf(canvas, 'Assign 127 documents');
    await tray.shows('2 couldn’t be assigned');
    await tray.shows(errorSentences.documentInUse);
    const [request] = asked.started;
    await expect(request?.matching).toEqual({ except: [expect.any(Number)], total: 127 });
    await tray.press('Retry 2 failed');
    await expect(await canvas.findByText('2 documents assigned to Agreements')).toBeVisible();
  },
};

/** All went to a filter, and Undo puts each back to the one that it had. */
export const AssignmentUndone: Story = {
  parameters: { msw: [remembering, ...answering(...working([completed(128)])).msw] },
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Assign Filter');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Agreements/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 128 documents' }));
    const tray = trayOf(canvas, 'Assign 128 documents');
    await tray.shows(/^128 documents assigned to .*Agreements$/);
    await tray.offers('Assigned');
    await tray.shows(bulkMessages.undoable);
    await tray.press(bulkMessages.undo);
    await expect(await screen.findByText('128 documents returned to their previous filters')).toBeVisible();
    await expect(screen.queryByRole('button', { name: bulkMessages.undo })).toBeNull();
  },
};

/** An undo was cancelled: it can be continued with what it has left. */
export const UndoCancelled: Story = {
  parameters: answering(
    ...working(
      [],
      [],
      aDocumentJob({
        Action: 'assign',
        FilterId: 32,
        UndoOf: 7,
        State: 'cancelled',
        EndedDate: new Date().toISOString(),
        Total: 2497,
        Done: 1044,
      }),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = trayOf(canvas, assigningMessages.undoTitle(2497));
    await tray.shows(bulkMessages.cancelled(1044, 2497));
    await tray.press(bulkMessages.undoRest);
    await expect(await screen.findByText('1,453 documents returned to their previous filters')).toBeVisible();
  },
};

/** All were deleted, and Undo restores them; employees without access to Recently deleted can do that too. */
export const DeletionUndone: Story = {
  parameters: answering(...working([completed(128)])),
  globals: { viewport: { value: 'desk' }, role: 'employee' },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await userEvent.click(await canvas.findByRole('button', { name: bulkMessages.undo }));
    await expect(await screen.findByText('128 documents restored')).toBeVisible();
    await expect(screen.queryByRole('button', { name: bulkMessages.undo })).toBeNull();
  },
};

/** Some were not deleted: the others can still be restored from there. */
export const SomeDeletedUndone: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: deletionMessages.notDeleted(5) }));
    await userEvent.click(dialog.getByRole('button', { name: bulkMessages.undo }));
    await expect(await screen.findByText('123 documents restored')).toBeVisible();
  },
};

/** The page was reloaded meanwhile: the job is found again. */
export const FoundRunning: Story = {
  parameters: answering(...working([], [], aDocumentJob())),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = trayOf(canvas, 'Delete 1,284 documents');
    await tray.shows('312 of 1,284 done');
  },
};

/** The dialog is closed: the tray still offers Undo, and the failures are listed in it; its own Close dismisses it. */
export const SomeDeletedClosed: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const dialog = within(await screen.findByRole('dialog', { name: deletionMessages.notDeleted(5) }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows('5 couldn’t be deleted');
    await tray.offers('Retry 1 failed');
    await tray.offers(deletionMessages.removeTasks(4));
    await tray.offers(bulkMessages.undo);
    await tray.offers(bulkMessages.recentlyDeleted);
    // Another selection keeps it too.
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await tray.offers(bulkMessages.undo);
    await tray.press('Close');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Delete/ })).toBeNull());
  },
};

/**
 * Some ended while no page was open: failures and what can be undone are in the tray, no dialog interrupts, and each is
 * dismissed once; a message tells the rest.
 */
export const FoundEnded: Story = {
  parameters: {
    msw: [
      portal.get('/documentJobs/', ({ response }) => {
        const EndedDate = new Date().toISOString();
        const ended = { State: 'completed', EndedDate } as const;
        const Items = [
          aDocumentJob({ ...ended, Id: 8, Done: 1279, Failed: 5 }),
          aDocumentJob({ ...ended, Id: 7, Action: 'assign', FilterId: 0, Total: 40, Done: 40 }),
          aDocumentJob({ ...ended, Id: 6, Action: 'resendPins', Total: 12, Done: 12 }),
        ];
        return response(200).json({ Items, TotalItems: 3 });
      }),
      ...answering(...working([], [...blocked, ...changed])).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = trayOf(canvas, 'Delete 1,284 documents');
    await tray.shows('5 couldn’t be deleted');
    await tray.shows(errorSentences.outstandingTasks);
    await expect(await screen.findByText('PINs resent for 12 documents')).toBeVisible();
    await tray.press('Close');
    const next = trayOf(canvas, 'Assign 40 documents');
    await next.shows('40 documents removed from their filters');
    await next.press('Close');
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^(Assign|Resend)/ })).toBeNull());
  },
};

/** Another job is started then: it takes the tray, and the outcome, which no retry would change, waits behind it. */
export const StartedMeanwhile: Story = {
  parameters: {
    msw: [
      documentJobAnswers.found(
        aDocumentJob({
          State: 'completed',
          EndedDate: new Date().toISOString(),
          Id: 8,
          Done: 1280,
          Failed: 4,
        }),
      ),
      ...answering(...working([{ Done: 31 }], failedOutcomes('outstandingTasks', 4, 40))).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const earlier = trayOf(canvas, 'Delete 1,284 documents');
    await earlier.shows(errorSentences.outstandingTasks);
    await earlier.lacks('Retry 4 failed');
    await earlier.offers(deletionMessages.removeTasks(4));
    await deleteAll(canvasElement, canvas);
    const started = trayOf(canvas, 'Delete 128 documents');
    await started.shows('31 of 128 done');
    await started.press('Hide');
    await earlier.shows(errorSentences.outstandingTasks);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answering(...working([], [], aDocumentJob())),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = trayOf(canvas, 'Delete 1,284 documents');
    await tray.shows('312 of 1,284 done');
  },
};
