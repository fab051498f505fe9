import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  documentDeletionAnswers,
  documentJobAnswers,
  portal,
} from '@countersign/api-client/answers';
import { aDocumentJob, deletedDocuments, failedOutcomes } from '@countersign/api-client/fixtures';
import { errorSentences, JOB_DOCUMENTS } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { writeMessages } from '../../../services/services.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import {
  asked,
  forgetAsked,
  holding,
  press,
  remembering,
  selectRowsOut,
  trayOf,
} from '../jobs/DocumentsJobs.example.ts';
import { rowOf, title } from './deletedRows.example.ts';

const { working, completed, rejecting } = documentJobAnswers;

const many = deletedDocuments(2304);
const restoreAll = deletionMessages.restoreTitle(2304);

/** A server with many deleted documents, and with a job of its own for each story. */
function server(...answers: Parameters<typeof answering>) {
  return { msw: [remembering, ...answering(documentDeletionAnswers.list(many), ...answers).msw] };
}

/** Many deleted documents are restored by the server, with the progress and the outcome in the tray. */
const meta = {
  title: 'Screens/Documents/Restore many deleted',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/deleted/12' },
  parameters: { layout: 'fullscreen', ...server() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: forgetAsked,
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the question about all of them. */
async function askAll({ canvas, canvasElement }: Pick<Context, 'canvas' | 'canvasElement'>) {
  await rowOf(canvasElement, title);
  await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
  await press(canvas, 'Restore');
  return within(await screen.findByRole('alertdialog', { name: restoreAll }));
}

async function startAll(context: Pick<Context, 'canvas' | 'canvasElement'>): Promise<void> {
  await userEvent.click((await askAll(context)).getByRole('button', { name: restoreAll }));
}

/** It says what becomes of them, and that nobody has to wait. */
export const Asked: Story = {
  play: async (context) => {
    const question = await askAll(context);
    await expect(
      question.getByText(`${deletionMessages.restoreConsequence} ${bulkMessages.continuesWhenClosed}`),
    ).toBeVisible();
    await expect(asked.started).toEqual([]);
  },
};

/** The selection stays. */
export const NotConfirmed: Story = {
  play: async (context) => {
    const question = await askAll(context);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByText('2,304 selected')).toBeVisible();
    await expect(asked.started).toEqual([]);
  },
};

/** The list can be used meanwhile: nothing of it is selected any more. */
export const Running: Story = {
  parameters: server(holding, ...working([{ Done: 31 }])),
  play: async (context) => {
    await startAll(context);
    const tray = trayOf(context.canvas, restoreAll);
    await tray.shows(bulkMessages.continuesWhenClosed);
    await tray.offers('Hide');
    await expect(context.canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull();
    await expect(asked.started).toEqual([{ action: 'restore', matching: { total: 2304 } }]);
  },
};

/** One that was hidden is opened again beside the search. */
export const Hidden: Story = {
  parameters: server(holding, ...working([{ Done: 31 }])),
  play: async (context) => {
    await startAll(context);
    const tray = trayOf(context.canvas, restoreAll);
    await tray.press('Hide');
    await userEvent.click(await context.canvas.findByRole('button', { name: bulkMessages.inProgress(1) }));
    await tray.shows(bulkMessages.continuesWhenClosed);
  },
};

const expired = failedOutcomes('restoreExpired', 3);
const inUse = failedOutcomes('documentInUse', 1, 3);

/** Each that was not restored is named with its reason, and only those that it may help are tried again. */
export const SomeNotRestored: Story = {
  parameters: server(...working([{ ...completed(2300, 4), Unchanged: 5 }], [...inUse, ...expired])),
  play: async (context) => {
    await startAll(context);
    const tray = trayOf(context.canvas, restoreAll);
    await tray.shows('4 couldn’t be restored');
    await tray.offers('Already restored 5');
    await tray.showsAll(errorSentences.restoreExpired);
    await tray.shows(errorSentences.documentInUse);
    await tray.lacks(bulkMessages.undo);
    await userEvent.click(context.canvas.getByRole('button', { name: /^Retry/ }));
    await waitFor(() =>
      expect(asked.started.slice(1)).toEqual([{ action: 'restore', documentIds: [inUse[0]?.Id] }]),
    );
  },
};

/** All of them came back: a message says so, and nothing stays. */
export const AllRestored: Story = {
  parameters: server(...working([completed(2304)])),
  play: async (context) => {
    await startAll(context);
    await waitFor(() => expect(screen.getByText('2,304 documents restored')).toBeVisible());
  },
};

/** The list changed meanwhile: nothing is restored, and the dialog says so. */
export const NotStarted: Story = {
  parameters: server(rejecting('matchesChanged', 409)),
  play: async (context) => {
    await startAll(context);
    const question = within(await screen.findByRole('alertdialog', { name: restoreAll }));
    await waitFor(() =>
      expect(question.getByText(new RegExp(`^${deletionMessages.restoreNotStarted}`))).toBeVisible(),
    );
  },
};

const lost = aDocumentJob({ Action: 'restore', Total: 2304, Done: 31 });

/** No answer said whether it was started, but it was: the tray shows it, and what leaves the dialog cancels nothing. */
export const StartUnconfirmed: Story = {
  parameters: {
    msw: [
      portal.get('/documentJobs/', ({ response }) =>
        response(200).json({
          Items: asked.started.length === 0 ? [] : [lost],
          TotalItems: 1,
        }),
      ),
      portal.get('/documentJobs/{id}', ({ response }) => response(200).json(lost)),
      portal.post('/documentJobs/clients/{clientId}', async ({ request, response }) => {
        asked.started.push(await request.json());
        return response.untyped(HttpResponse.html('<p>Sign in to this network</p>'));
      }),
      ...server().msw,
    ],
  },
  play: async (context) => {
    await startAll(context);
    const question = within(await screen.findByRole('alertdialog', { name: restoreAll }));
    await question.findByText(writeMessages.unknown);
    // The other one is the cross.
    const [close] = question.getAllByRole('button', { name: 'Close' }).slice(-1);
    await userEvent.click(close ?? context.canvasElement);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await trayOf(context.canvas, restoreAll).shows('31 of 2,304 done');
  },
};

const found = many.filter(({ Title }) => Title.includes(title));

/** Only what the search shows is restored, without what was taken out of the selection. */
export const OfSearch: Story = {
  args: { href: `/documents/deleted/12?q=${encodeURIComponent(title)}` },
  parameters: server(...working([{ Done: 1 }])),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText(title)[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await selectRowsOut(canvasElement, 3);
    await press(canvas, 'Restore');
    const name = deletionMessages.restoreTitle(found.length - 1);
    await userEvent.click(await screen.findByRole('button', { name }));
    const matching = { searchTerm: title, except: [found[1]?.Id], total: found.length - 1 };
    await waitFor(() => expect(asked.started).toEqual([{ action: 'restore', matching }]));
  },
};

/** More than one action takes: the button says how many it can be. */
export const TooMany: Story = {
  parameters: answering(
    portal.get('/documents/clients/{clientId}/deleted', ({ query, response }) =>
      response(200).json({
        Items: many.slice(0, Number(query.get('itemsPerPage') ?? 20)),
        TotalItems: JOB_DOCUMENTS + 1,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(title))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByRole('button', { name: 'Restore' })).toHaveAccessibleDescription(
      documentScreenMessages.tooMany(JOB_DOCUMENTS),
    );
  },
};
