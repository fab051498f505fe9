import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, documentJobAnswers, portal } from '@countersign/api-client/answers';
import { aDocumentJob, aProblem, failedOutcomes, otherOutcomes } from '@countersign/api-client/fixtures';
import { errorSentences, shownName } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { deleteAll, press, selectAll, trayOf } from './DocumentsJobs.example.ts';

const { working, completed } = documentJobAnswers;

/** What the portal asked about the documents of a job, and whether it gets an answer. */
const asked: { pages: Record<string, string>[]; isReached: boolean; mayGoOn: boolean } = {
  pages: [],
  isReached: true,
  mayGoOn: false,
};

/** Remembers it, and passes it on. */
const remembering = portal.get('/documentJobs/{id}/outcomes', ({ request, response }) => {
  asked.pages.push(Object.fromEntries(new URL(request.url).searchParams));
  return asked.isReached ? undefined : response(404).json(aProblem('notFound'));
});

function server(...answers: Parameters<typeof answering>) {
  return { msw: [remembering, ...answering(...answers).msw] };
}

/** Once a job has ended, the tray names its documents by what became of each. */
const meta = {
  title: 'Screens/Documents/Jobs outcomes',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    asked.pages = [];
    asked.isReached = true;
    asked.mayGoOn = false;
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shown title of a document of the job: those that were changed come first. */
function nameOf(place: number): string {
  return shownName(otherOutcomes('done', 1, place)[0]?.Title ?? '');
}

/** Fifty names are read when they are opened, and fifty more on demand. */
export const Opened: Story = {
  parameters: server(...working([{ ...completed(128), Unchanged: 3 }])),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.offers('Already deleted 3');
    await expect(asked.pages).toEqual([]);
    await tray.press('Deleted 125');
    await tray.showsAll(nameOf(0));
    await tray.press('Show more');
    await waitFor(() =>
      expect(asked.pages).toEqual([
        { state: 'done', pageNumber: '1', itemsPerPage: '50' },
        { state: 'done', pageNumber: '2', itemsPerPage: '50' },
      ]),
    );
    await tray.press('Deleted 125');
    await tray.press('Already deleted 3');
    await tray.showsAll(nameOf(125));
    await expect(asked.pages.at(-1)).toEqual({ state: 'unchanged', pageNumber: '1', itemsPerPage: '50' });
  },
};

/** Nothing can be undone, but some were left out: the tray stays, so that it can be seen which. */
export const SomeLeftOut: Story = {
  parameters: server(
    ...working([{ ...completed(128), Unchanged: 126 }]),
    documentAnswers.list(allDocuments.map((document) => ({ ...document, ActionTypeE: 5 }))),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Remove Task');
    await userEvent.click(await screen.findByRole('button', { name: /^Remove tasks/ }));
    const tray = trayOf(canvas, 'Remove tasks from 128 documents');
    await tray.shows('Tasks removed from 2 documents');
    await tray.press('Task removed 2');
    await tray.showsAll(nameOf(0));
    await tray.offers('Signed, or without a task 126');
  },
};

/** Those that it did not come to are named too. */
export const Stopped: Story = {
  parameters: server(
    ...working(
      [
        {
          Done: 31,
          Failed: 1,
          State: 'stopped',
          Reason: errorSentences.accessLost,
          EndedDate: '2026-09-05T04:09:00Z',
        },
      ],
      failedOutcomes('documentInUse', 1),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await press(canvas, 'Assign Filter');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Agreements/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 128 documents' }));
    const tray = trayOf(canvas, 'Assign 128 documents');
    await tray.shows(errorSentences.documentInUse);
    await tray.offers('Assigned 31');
    await tray.press('Not processed 96');
    await tray.showsAll(nameOf(31));
  },
};

/** Users did something else meanwhile: no dialog takes the focus from that, the tray lists what was not deleted. */
export const SomethingElseDone: Story = {
  parameters: {
    msw: [
      portal.get('/documentJobs/{id}', ({ params, response }) =>
        asked.mayGoOn
          ? undefined
          : response(200).json(aDocumentJob({ Id: Number(params.id), Total: 128, Done: 31, Failed: 2 })),
      ),
      ...answering(...working([completed(123, 5)], failedOutcomes('outstandingTasks', 5))).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    // Those that were to stay are no failures.
    await tray.shows(deletionMessages.progress(31, 128, 2));
    const searchbox = canvas.getByRole('searchbox');
    await userEvent.type(searchbox, 'tax');
    asked.mayGoOn = true;
    await tray.shows(errorSentences.outstandingTasks);
    await tray.offers(deletionMessages.removeTasks(5));
    await expect(searchbox).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The tray says so, and asks again. */
export const NotLoaded: Story = {
  parameters: server(...working([completed(128)])),
  play: async ({ canvasElement, canvas }) => {
    asked.isReached = false;
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.press('Deleted');
    await tray.shows('The names couldn’t be loaded.');
    asked.isReached = true;
    await tray.press('Try again');
    await tray.showsAll(nameOf(0));
    await tray.lacks('Try again');
  },
};
