import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aDocument, aProblem } from '@countersign/api-client/fixtures';
import {
  answering,
  documentAnswers,
  documentDeletionAnswers,
  documentJobAnswers,
  files,
  portal,
} from '@countersign/api-client/answers';
import { errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { deleteAll, trayOf } from '../jobs/DocumentsJobs.example.ts';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';

/** An action on several documents runs, and the tray shows what becomes of each. */
const meta = {
  title: 'Screens/Documents/Running',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Requests to the portal during a story. */
const asked = { removals: 0 };

/** One of them was changed meanwhile: only that one is repeated. */
export const TasksRemoved: Story = {
  beforeEach: () => {
    asked.removals = 0;
  },
  parameters: {
    msw: [
      portal.get('/documents/{id}', ({ params, response }) =>
        response(200).json(aDocument({ Id: Number(params.id), ActionTypeE: 5 })),
      ),
      portal.post('/documents/removeTask/{id}', ({ params, response }) => {
        asked.removals += 1;
        return asked.removals === 1
          ? response(409).json(aProblem('changedMeanwhile'))
          : response(200).json(aDocument({ Id: Number(params.id), ActionTypeE: 1 }));
      }),
      ...answering(documentAnswers.list(allDocuments.map((document) => ({ ...document, ActionTypeE: 5 }))))
        .msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Remove Task' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove tasks from 3 documents' }));
    const first = within(await canvas.findByRole('region', { name: 'Remove tasks from 3 documents' }));
    await expect(await first.findByText('Tasks couldn’t be removed from 1 document')).toBeVisible();
    // The list of failures loads after the tray.
    await expect(await first.findByText(errorSentences.changedMeanwhile)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Retry 1 failed' }));
    await expect(await screen.findByText('Tasks removed from 1 document')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Remove tasks/ })).toBeNull());
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus());
    await expect(asked.removals).toBe(4);
  },
};

/** While a few documents are deleted here, another action has to wait, and says so; a download changes nothing. */
export const AnotherRunning: Story = {
  parameters: answering(
    documentDeletionAnswers.severalDeleting,
    files.post('/api/download/getArchive', () => delay('infinite')),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 documents' }));
    await canvas.findByRole('region', { name: 'Delete 2 documents' });
    await selectRows(canvasElement, [3, 5]);
    const again = within(canvas.getByRole('region', { name: 'Selected documents' }));
    for (const name of ['Assign Filter', 'Delete']) {
      await expect(again.getByRole('button', { name })).toHaveAccessibleDescription(
        documentScreenMessages.running,
      );
    }
    const download = again.getByRole('button', { name: 'Download' });
    await expect(download).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(download);
    await expect(await canvas.findByRole('button', { name: bulkMessages.inProgress(1) })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Delete 2 documents' })).toBeVisible();
  },
};

/** While the server deletes many documents, another action is possible: it takes the place, and the job goes on. */
export const JobRunning: Story = {
  parameters: answering(
    documentDeletionAnswers.severalDeleting,
    ...documentJobAnswers.working([{ Done: 31, State: 'running' }]),
  ),
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    await trayOf(canvas, 'Delete 128 documents').shows('31 of 128 done');
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    for (const name of ['Download', 'Assign Filter', 'Delete']) {
      await expect(bar.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 documents' }));
    await expect(await canvas.findByRole('region', { name: 'Delete 2 documents' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Delete 128 documents' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: bulkMessages.inProgress(1) })).toBeVisible();
  },
};

/** The Tasks menu takes all of them where the bar does; what is for one document says so. */
export const FromTasksMenu: Story = {
  parameters: answering(documentAnswers.list(allDocuments.map((one) => ({ ...one, ActionTypeE: 5 })))),
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    const clickToSign = await screen.findByRole('menuitem', { name: /^Click To Sign/ });
    await expect(clickToSign).toHaveTextContent(documentScreenMessages.selectOne);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Remove Task/ }));
    await screen.findByRole('alertdialog', { name: /^Remove tasks from \d documents?$/ });
  },
};
