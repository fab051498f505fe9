import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, documentJobAnswers, portal } from '@countersign/api-client/answers';
import type { Schemas } from '@countersign/api-client/contract';
import { aDocumentJob, aProblem, failedOutcomes } from '@countersign/api-client/fixtures';
import { errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { deletionMessages } from './deletion/deletion.messages.ts';
import { allDocuments, untilRead } from './DocumentsScreen.example.ts';
import { jobMessages } from './jobs/jobs.messages.ts';
import { assignMessages } from './modals/assignFilter.messages.ts';
import { selectRows } from './selectRows.example.ts';

const { working, completed } = documentJobAnswers;

/** What the portal asked the server to do. */
const asked: { started: Schemas['DocumentJobRequest'][]; keys: (string | null)[] } = {
  started: [],
  keys: [],
};

/** Remembers what jobs are started with, and passes it on. */
const remembering = portal.post('/documentJobs/clients/{clientId}', async ({ request }) => {
  asked.started.push(await request.clone().json());
  asked.keys.push(request.headers.get('Idempotency-Key'));
  return undefined;
});

/** An action on many documents is done by the server, and the tray shows how far it is. */
const meta = {
  title: 'Screens/Documents/Jobs',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    asked.started = [];
    asked.keys = [];
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function selectAll(canvasElement: HTMLElement, canvas: Canvas): Promise<void> {
  await untilRead(canvasElement);
  await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
}

async function press(canvas: Canvas, action: string): Promise<void> {
  const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: action }));
}

async function deleteAll(canvasElement: HTMLElement, canvas: Canvas): Promise<void> {
  await selectAll(canvasElement, canvas);
  await press(canvas, 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 128 documents' }));
}

async function trayOf(canvas: Canvas, title: string) {
  return within(await canvas.findByRole('region', { name: title }));
}

/** All that the list shows, most of them not loaded: the dialog says how many, and that it goes on. */
export const Confirming: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 128 documents' }));
    await expect(question.getByText(new RegExp(jobMessages.goesOn))).toBeVisible();
    await expect(question.getByText(/^At least \d+ of 128 have outstanding signing tasks/)).toBeVisible();
  },
};

export const Starting: Story = {
  parameters: answering(documentJobAnswers.starting),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 128 documents' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Running: Story = {
  parameters: { msw: [remembering, ...answering(...working([{ Done: 31, State: 'running' }])).msw] },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = await trayOf(canvas, 'Delete 128 documents');
    await expect(await tray.findByText('31 of 128 done')).toBeVisible();
    await expect(tray.getByText(jobMessages.goesOn)).toBeVisible();
    await expect(asked.started).toEqual([{ action: 'delete', matching: { total: 128 } }]);
    await expect(asked.keys).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
  },
};

/** The place is free for another selection; the outcome comes back when the job has ended. */
export const Hidden: Story = {
  parameters: answering(...working([{ Done: 31 }, { Done: 64 }, { Done: 96 }, completed(128)])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = await trayOf(canvas, 'Delete 128 documents');
    await userEvent.click(tray.getByRole('button', { name: 'Hide' }));
    await expect(canvas.queryByRole('region', { name: 'Delete 128 documents' })).toBeNull();
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus();
    await expect(await canvas.findByText('128 documents deleted')).toBeVisible();
  },
};

export const Cancelling: Story = {
  parameters: answering(documentJobAnswers.cancelling, ...working([{ Done: 31 }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = await trayOf(canvas, 'Delete 128 documents');
    await tray.findByText('31 of 128 done');
    await userEvent.click(tray.getByRole('button', { name: 'Cancel' }));
    await expect(tray.getByText('Finishing items in progress')).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: answering(...working([{ Done: 31 }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = await trayOf(canvas, 'Delete 128 documents');
    await tray.findByText('31 of 128 done');
    await userEvent.click(tray.getByRole('button', { name: 'Cancel' }));
    await expect(await tray.findByText('Cancelled after 31 of 128')).toBeVisible();
    await expect(tray.getByText(jobMessages.restorable)).toBeVisible();
  },
};

/** An Administrator is shown where they can be restored. */
export const Deleted: Story = {
  parameters: answering(...working([{ Done: 31 }, completed(128)])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = await trayOf(canvas, 'Delete 128 documents');
    await expect(await tray.findByText('128 documents deleted')).toBeVisible();
    await expect(tray.getByText(jobMessages.restorable)).toBeVisible();
    await expect(tray.getByRole('button', { name: jobMessages.recentlyDeleted })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull();
  },
};

/** Others are told whom to ask. */
export const DeletedByEmployee: Story = {
  parameters: answering(...working([completed(128)])),
  globals: { viewport: { value: 'desk' }, role: 'employee' },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = await trayOf(canvas, 'Delete 128 documents');
    await expect(await tray.findByText(jobMessages.restorable)).toBeVisible();
    await expect(tray.queryByRole('button', { name: jobMessages.recentlyDeleted })).toBeNull();
  },
};

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
    const dialog = within(await screen.findByRole('dialog', { name: '5 documents weren’t deleted' }));
    await expect(dialog.getByText('123 documents deleted')).toBeVisible();
    const tasks = within(dialog.getByRole('list', { name: deletionMessages.blocked }));
    await expect(tasks.getAllByRole('listitem')).toHaveLength(4);
    await expect(dialog.getByText(errorSentences.changedMeanwhile)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove tasks…' })).toBeVisible();
    await expect(dialog.getByText(jobMessages.restorable)).toBeVisible();
  },
};

/** Only the one that a repetition may help is tried again. */
export const Retried: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('region', { name: 'Delete 1 document' });
    await waitFor(() =>
      expect(asked.started.slice(1)).toEqual([{ action: 'delete', documentIds: [changed[0]?.Id] }]),
    );
  },
};

/** Those with tasks are selected, and the question about their tasks follows. */
export const TasksToRemove: Story = {
  parameters: keepingFive(),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove tasks…' }));
    await screen.findByRole('alertdialog', { name: 'Remove tasks from 4 documents' });
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
    const tray = await trayOf(canvas, 'Assign 127 documents');
    await expect(await tray.findByText('125 assigned, 2 couldn’t be assigned')).toBeVisible();
    await expect(tray.getAllByText(errorSentences.documentInUse)).toHaveLength(2);
    const [request] = asked.started;
    await expect(request?.matching).toEqual({ except: [expect.any(Number)], total: 127 });
    await userEvent.click(tray.getByRole('button', { name: 'Retry 2 failed' }));
    await expect(await canvas.findByText('2 documents assigned')).toBeVisible();
  },
};

/** Takes a row out of the selection. */
async function selectRowsOut(canvasElement: HTMLElement, place: number): Promise<void> {
  const row = canvasElement.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${place}"]`);
  await userEvent.click(within(row ?? canvasElement).getByRole('checkbox', { hidden: true }));
  await expect(row).toHaveAttribute('aria-selected', 'false');
}

/** Other documents match by now: nothing was begun, the dialog says so, and the selection stays. */
export const Rejected: Story = {
  parameters: answering(documentJobAnswers.rejecting('matchesChanged', 409)),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 128 documents' }));
    await expect(
      await question.findByText(`${deletionMessages.failedSeveral}. ${errorSentences.matchesChanged}`),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('128 selected')).toBeVisible();
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
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Agreements/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 128 documents' }));
    await expect(
      await dialog.findByText(`${assignMessages.failedSeveral}. ${errorSentences.notReady}`),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 128 documents' }));
    await expect(await canvas.findByText('128 documents assigned')).toBeVisible();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Remove tasks' }));
    const tray = await trayOf(canvas, 'Remove tasks from 128 documents');
    await expect(await tray.findByText('Stopped after 31 of 128')).toBeVisible();
    await expect(tray.getByText(errorSentences.accessLost)).toBeVisible();
  },
};

/** The page was reloaded meanwhile: the job is found again. */
export const FoundRunning: Story = {
  parameters: answering(...working([], [], aDocumentJob())),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = await trayOf(canvas, 'Delete 1,284 documents');
    await expect(await tray.findByText('312 of 1,284 done')).toBeVisible();
  },
};

/** One ended while no page was open: its failures are in the tray, no dialog interrupts, and it is dismissed once. */
export const FoundEnded: Story = {
  parameters: {
    msw: [
      portal.get('/documentJobs/', ({ response }) => {
        const EndedDate = new Date().toISOString();
        const ended = { State: 'completed', EndedDate } as const;
        const Items = [
          aDocumentJob({ ...ended, Id: 8, Done: 1279, Failed: 5 }),
          aDocumentJob({ ...ended, Id: 7, Action: 'assign', FilterId: 0, Total: 40, Done: 40 }),
        ];
        return response(200).json({ Items, TotalItems: 2 });
      }),
      ...answering(...working([], [...blocked, ...changed])).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = await trayOf(canvas, 'Delete 1,284 documents');
    await expect(await tray.findByText('1,279 deleted, 5 couldn’t be deleted')).toBeVisible();
    await expect(tray.getAllByText(errorSentences.outstandingTasks)).toHaveLength(4);
    await userEvent.click(tray.getByRole('button', { name: 'Close' }));
    const next = await trayOf(canvas, 'Assign 40 documents');
    await expect(await next.findByText('40 documents assigned')).toBeVisible();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 21 documents' }));
    await expect(await canvas.findByText('21 documents deleted')).toBeVisible();
    await expect(asked.started[0]?.documentIds).toHaveLength(21);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answering(...working([], [], aDocumentJob())),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.hover(canvas.getByRole('grid'));
    const tray = await trayOf(canvas, 'Delete 1,284 documents');
    await expect(await tray.findByText('312 of 1,284 done')).toBeVisible();
  },
};
