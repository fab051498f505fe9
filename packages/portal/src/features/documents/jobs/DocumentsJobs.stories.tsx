import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, documentJobAnswers, portal } from '@countersign/api-client/answers';
import { aProblem, clients } from '@countersign/api-client/fixtures';
import { errorSentences, problemType } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { selectClient } from '../../../testing/selectClient.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import {
  asked,
  deleteAll,
  forgetAsked,
  holding,
  ofAll,
  press,
  remembering,
  selectAll,
  trayOf,
} from './DocumentsJobs.example.ts';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { ofClient } from '../bulk/clientToasts.messages.ts';
import { jobMessages } from './jobs.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { writeMessages } from '../../../services/services.messages.ts';
import { selectRows } from '../screen/selectRows.example.ts';

const { working, completed } = documentJobAnswers;

const [first, other] = clients(24);

/** An action on many documents is done by the server, and the tray shows how far it is. */
const meta = {
  title: 'Screens/Documents/Jobs',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: forgetAsked,
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that the list shows, most of them not loaded: the dialog says how many, and that it goes on. */
export const Confirming: Story = {
  parameters: answering(
    documentJobAnswers.previewing({
      Refused: [{ Type: problemType('outstandingTasks'), Documents: 12 }],
    }),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 116 documents' }));
    await expect(question.getByText(new RegExp(bulkMessages.continuesWhenClosed))).toBeVisible();
    await expect(question.getByText(/^12 of 128 have outstanding signing tasks/)).toBeVisible();
  },
};

export const Starting: Story = {
  parameters: answering(documentJobAnswers.starting),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const question = within(await screen.findByRole('alertdialog', { name: ofAll }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Running: Story = {
  parameters: { msw: [remembering, ...answering(...working([{ Done: 31, State: 'running' }])).msw] },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows('31 of 128 done');
    await tray.shows(bulkMessages.continuesWhenClosed);
    await expect(asked.started).toEqual([{ action: 'delete', matching: { total: 128 } }]);
    await expect(asked.keys).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
  },
};

/** A gateway responds in place of the server: the job goes on, and the tray stays until its progress is read again. */
export const ProgressLost: Story = {
  parameters: answering(
    portal.get('/documentJobs/{id}', ({ response }) =>
      response.untyped(HttpResponse.html('<h1>A timeout occurred</h1>', { status: 524 })),
    ),
    ...working([]),
  ),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows(jobMessages.progressLost);
    await tray.offers('Cancel');
  },
};

/** It continues while hidden; a message says that it has ended, and offers to undo it. */
export const HiddenUntilEnd: Story = {
  parameters: answering(holding, ...working([completed(128)])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.press('Hide');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Delete 128 documents' })).toBeNull());
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
    asked.mayGoOn = true;
    await expect(await screen.findByText('128 documents deleted')).toBeVisible();
    await expect(screen.getByText(deletionMessages.afterJob(128, true))).toBeVisible();
    await expect(screen.getByRole('button', { name: bulkMessages.undo })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Delete 128 documents' })).toBeNull();
  },
};

/** Another client is open when it ends: the message says whose documents it deleted. */
export const EndedElsewhere: Story = {
  parameters: answering(holding, ...working([completed(128)])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await trayOf(canvas, 'Delete 128 documents').press('Hide');
    await selectClient(canvasElement, other?.Name ?? '');
    await waitFor(() => expect(canvasElement.ownerDocument.title).toContain(other?.Name));
    asked.mayGoOn = true;
    const message = ofClient(first?.Name ?? '', '128 documents deleted');
    await expect(await screen.findByText(message)).toBeVisible();
  },
};

/** A quiet entry shows it again while it runs. */
export const OpenedAgain: Story = {
  parameters: answering(...working([{ Done: 31, State: 'running' }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.press('Hide');
    await userEvent.click(await canvas.findByRole('button', { name: bulkMessages.inProgress(1) }));
    const again = trayOf(canvas, 'Delete 128 documents');
    await again.shows('Deleting 128 documents');
  },
};

/** Another selection has its bar below the tray. */
export const BesideSelection: Story = {
  parameters: answering(...working([{ Done: 31, State: 'running' }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await canvas.findByRole('region', { name: 'Delete 128 documents' });
    await selectRows(canvasElement, [2, 4]);
    const bar = await canvas.findByRole('region', { name: 'Selected documents' });
    const tray = canvas.getByRole('region', { name: 'Delete 128 documents' });
    await expect(tray.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};

export const Cancelling: Story = {
  parameters: answering(documentJobAnswers.cancelling, ...working([{ Done: 31 }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows('31 of 128 done');
    await tray.press('Cancel');
    await tray.shows('Finishing items in progress');
  },
};

export const Cancelled: Story = {
  parameters: answering(...working([{ Done: 31 }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows('31 of 128 done');
    await tray.press('Cancel');
    await tray.shows(bulkMessages.cancelled(31, 128));
    await tray.shows(deletionMessages.afterJob(31, true));
  },
};

/** An Administrator is shown where they can be restored. */
export const Deleted: Story = {
  parameters: answering(...working([{ Done: 31 }, completed(128)])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows('128 documents deleted');
    await tray.shows(deletionMessages.afterJob(128, true));
    await tray.offers(bulkMessages.recentlyDeleted);
    await expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull();
  },
};

/** Others are told whom to ask. */
export const DeletedByEmployee: Story = {
  parameters: answering(...working([completed(128)])),
  globals: { viewport: { value: 'desk' }, role: 'employee' },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows(deletionMessages.afterJob(128, false));
    await tray.lacks(bulkMessages.recentlyDeleted);
  },
};

/** Other documents match by now: nothing was begun, the dialog says so, and the selection stays. */
export const Rejected: Story = {
  parameters: answering(documentJobAnswers.rejecting('matchesChanged', 409)),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const question = within(await screen.findByRole('alertdialog', { name: ofAll }));
    await expect(
      await question.findByText(`${documentScreenMessages.notDeleted}. ${errorSentences.matchesChanged}`),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('128 selected')).toBeVisible();
  },
};

/** Three are unfinished: the server starts no fourth, and the dialog says what to do. */
export const TooManyRunning: Story = {
  parameters: answering(documentJobAnswers.rejecting('tooManyJobs', 429)),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const question = within(await screen.findByRole('alertdialog', { name: ofAll }));
    await expect(
      await question.findByText(`${documentScreenMessages.notDeleted}. ${errorSentences.tooManyJobs}`),
    ).toBeVisible();
  },
};

/** No answer for a while: it is asked again under the same key, which starts nothing twice. */
export const NotReached: Story = {
  parameters: {
    msw: [
      remembering,
      portal.post('/documentJobs/clients/{clientId}', ({ response }) =>
        asked.started.length > 3
          ? undefined
          : response('default').json(aProblem('notReady'), { status: 503 }),
      ),
      ...answering(...working([completed(128)])).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Assign Filter');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(new RegExp(bulkMessages.undoableAtEnd))).toBeVisible();
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Agreements/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 128 documents' }));
    await expect(await dialog.findByText(writeMessages.unknown)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 128 documents' }));
    await expect(await canvas.findByText('128 documents assigned to Agreements')).toBeVisible();
    await expect(new Set(asked.keys).size).toBe(1);
  },
};

/** It stopped by itself: the tray says why. */
export const Stopped: Story = {
  parameters: answering(
    ...working([
      {
        Done: 31,
        State: 'stopped',
        Reason: errorSentences.accessLost,
        EndedDate: '2026-09-05T04:09:00Z',
      },
    ]),
    documentAnswers.list(allDocuments.map((document) => ({ ...document, ActionTypeE: 5 }))),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Remove Task');
    await userEvent.click(await screen.findByRole('button', { name: /^Remove tasks/ }));
    const tray = trayOf(canvas, 'Remove tasks from 128 documents');
    await tray.shows(bulkMessages.stopped(31, 128));
    await tray.shows(errorSentences.accessLost);
  },
};

/** More than the browser does itself, each selected by hand: the server gets their ids. */
export const SelectedByHand: Story = {
  parameters: { msw: [remembering, ...answering(...working([completed(21)])).msw] },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2]);
    const rows = within(canvas.getByRole('grid')).getAllByRole('row');
    const last = rows.find((row) => row.getAttribute('aria-rowindex') === '22') ?? canvasElement;
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(within(last).getByRole('checkbox', { hidden: true }));
    await user.keyboard('{/Shift}');
    await press(canvas, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete \d+ documents$/ }));
    await expect(await canvas.findByText('21 documents deleted')).toBeVisible();
    await expect(asked.started[0]?.documentIds).toHaveLength(21);
  },
};
