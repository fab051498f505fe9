import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, documentDeletionAnswers, portal } from '@countersign/api-client/answers';
import { documentFileName, errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';
import { writeMessages } from '../../../services/services.messages.ts';
import { deletionMessages } from './deletion.messages.ts';

const free = allDocuments.find(({ ActionTypeE, Id }) => ActionTypeE === 1 && Id !== newest?.Id);
const fileName = documentFileName({ Title: free?.Title ?? '', Extension: free?.Extension ?? '' });

/** The message after a deletion offers to undo it. */
const meta = {
  title: 'Screens/Documents/Undo',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${free?.Id}` },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deletes the selected document. */
async function deleteOne(canvasElement: HTMLElement): Promise<void> {
  await untilRead(canvasElement);
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('heading', { name: free?.Title ?? '' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText(free?.Title ?? '', { exact: false })).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Delete document' }));
  await waitFor(() => expect(screen.getByText(deletionMessages.deleted)).toBeVisible());
}

/** Asks to delete three documents. */
async function askToDelete(canvasElement: HTMLElement): Promise<void> {
  await selectRows(canvasElement, [2, 4, 6]);
  const bar = within(await within(canvasElement).findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('button', { name: 'Delete 3 documents' });
}

/** Deletes three documents. */
async function deleteThree(canvasElement: HTMLElement): Promise<void> {
  await askToDelete(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 3 documents' }));
}

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

/** Waits until the list was read again, and moves the focus to the search: where it was left depends on which came first. */
async function settle(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  canvas.getByRole('searchbox').focus();
}

let listed = allDocuments;

/** A server whose list loses the document once that is deleted. */
const forgetting = answering(
  portal.get('/documents/clients/{clientId}', ({ query, response }) => {
    const size = Number(query.get('itemsPerPage'));
    const first = (Number(query.get('pageNumber')) - 1) * size;
    return response(200).json({ Items: listed.slice(first, first + size), TotalItems: listed.length });
  }),
  portal.delete('/documents/{id}', ({ params, response }) => {
    listed = listed.filter(({ Id }) => Id !== Number(params.id));
    return response(204).empty();
  }),
);

const next = allDocuments[allDocuments.findIndex(({ Id }) => Id === free?.Id) + 1];

/** The document is not selected any more, and the next one has the focus. Nothing says why Delete is refused now. */
export const Deleted: Story = {
  parameters: forgetting,
  beforeEach: () => {
    listed = allDocuments;
  },
  play: async ({ canvasElement, canvas }) => {
    await deleteOne(canvasElement);
    await expect(screen.getByText(fileName)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: free?.Title ?? '' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: free?.Title ?? '' })).toBeNull());
    const row = () => document.activeElement?.closest<HTMLElement>('[role="row"]') ?? canvasElement;
    await waitFor(() => expect(within(row()).getByRole('rowheader')).toHaveTextContent(next?.Title ?? ''));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const Undone: Story = {
  play: async ({ canvasElement }) => {
    await deleteOne(canvasElement);
    await undo();
    await waitFor(() => expect(screen.getByText(deletionMessages.restored)).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await settle(canvasElement);
  },
};

export const SeveralAsked: Story = {
  args: { href: '/documents/12' },
  play: async ({ canvasElement }) => askToDelete(canvasElement),
};

/** The tray shows how far it is, and keeps the focus of the button that started it. */
export const SeveralRunning: Story = {
  args: { href: '/documents/12' },
  parameters: answering(documentDeletionAnswers.severalDeleting),
  play: async ({ canvasElement, canvas }) => {
    await deleteThree(canvasElement);
    const tray = within(await canvas.findByRole('region', { name: 'Delete 3 documents' }));
    await expect(tray.getByText('0 of 3 done')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const SeveralDeleted: Story = {
  args: { href: '/documents/12' },
  play: async ({ canvasElement, canvas }) => {
    await deleteThree(canvasElement);
    await waitFor(() => expect(screen.getByText(deletionMessages.deletedSeveral(3))).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull());
  },
};

/** Recently deleted is for Administrators: others are told whom to ask. */
export const DeletedByEmployee: Story = {
  args: { href: '/documents/12' },
  globals: { viewport: { value: 'desk' }, role: 'employee' },
  play: async ({ canvasElement }) => {
    await deleteThree(canvasElement);
    await waitFor(() => expect(screen.getByText(deletionMessages.whereDeleted(3, false))).toBeVisible());
  },
};

export const SeveralUndone: Story = {
  args: { href: '/documents/12' },
  play: async ({ canvasElement }) => {
    await deleteThree(canvasElement);
    await undo();
    await waitFor(() => expect(screen.getByText(deletionMessages.restoredSeveral(3))).toBeVisible());
    await settle(canvasElement);
  },
};

/** Too late: only an Administrator restores it now. */
export const NotUndone: Story = {
  parameters: answering(documentDeletionAnswers.notRestoring('restoreDenied')),
  play: async ({ canvasElement }) => {
    await deleteOne(canvasElement);
    await undo();
    await waitFor(() => expect(screen.getByText(deletionMessages.notRestored)).toBeVisible());
    await expect(screen.getByText(new RegExp(errorSentences.restoreDenied))).toBeVisible();
    await settle(canvasElement);
  },
};

/** The call failed, and can be tried again. */
export const UndoFailed: Story = {
  parameters: answering(...documentDeletionAnswers.restoreFailing()),
  play: async ({ canvasElement }) => {
    await deleteOne(canvasElement);
    await undo();
    await waitFor(() => expect(screen.getByText(deletionMessages.restoreUnconfirmed(1))).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await settle(canvasElement);
  },
};

/** One was deleted, and the others are listed: the message follows when the list is closed. */
export const SomeDeleted: Story = {
  args: { href: '/documents/12' },
  parameters: answering(documentDeletionAnswers.deletingSome(1)),
  play: async ({ canvasElement }) => {
    await deleteThree(canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(deletionMessages.deletedSeveral(1))).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? canvasElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
    const grid = within(canvasElement).getByRole('grid');
    await expect(within(grid).getAllByRole('row', { selected: true })).toHaveLength(2);
  },
};

/** The dialog has said which one stays because of its task: no dialog repeats that. The tray alone tells of it, offers Undo, and what stays is selected. */
export const LeftOutAsAnnounced: Story = {
  args: { href: '/documents/12' },
  parameters: answering(
    documentAnswers.list(allDocuments.map((one) => ({ ...one, ActionTypeE: one === newest ? 5 : 1 }))),
    portal.post('/documents/removeMultiple', async ({ request, response }) => {
      const { documentIds } = await request.json();
      const { Id = 0, Title = '' } = newest ?? {};
      return response(200).json({
        Deleted: documentIds.filter((id) => id !== Id),
        AlreadyDeleted: [],
        Blocked: [{ Id, Title, Message: errorSentences.outstandingTasks }],
        Failed: [],
      });
    }),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 6]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 documents' }));
    const tray = within(await canvas.findByRole('region', { name: 'Delete 3 documents' }));
    await expect(await tray.findByText(deletionMessages.leftOut(1))).toBeVisible();
    await expect(screen.getAllByText(deletionMessages.deletedSeveral(2))).toHaveLength(1);
    await expect(screen.getAllByRole('button', { name: 'Undo' })).toEqual([
      tray.getByRole('button', { name: 'Undo' }),
    ]);
    await expect(screen.queryByRole('dialog', { name: deletionMessages.notDeleted(1) })).toBeNull();
    await expect(tray.getByText(errorSentences.outstandingTasks)).toBeVisible();
    const chosen = () => within(canvas.getByRole('grid')).getAllByRole('row', { selected: true });
    await waitFor(() => expect(chosen()).toHaveLength(1));
    await expect(chosen()[0]).toHaveTextContent(newest?.Title ?? '');
  },
};

/** Undo of the tray restores what was deleted, and a message says so in its place. */
export const LeftOutUndone: Story = {
  ...LeftOutAsAnnounced,
  play: async (context) => {
    await LeftOutAsAnnounced.play?.(context);
    await undo();
    await expect(await screen.findByText(deletionMessages.restoredSeveral(2))).toBeVisible();
    await waitFor(() => expect(screen.queryByText(deletionMessages.leftOut(1))).toBeNull());
  },
};

/** Only those for which it may help are repeated: not the one with an outstanding task. */
export const SomeRepeated: Story = {
  args: { href: '/documents/12' },
  parameters: answering(documentDeletionAnswers.deletingSome(1)),
  play: async ({ canvasElement }) => {
    await deleteThree(canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: deletionMessages.notDeleted(2) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Try 1 again' }));
    await waitFor(() => expect(screen.getAllByText(deletionMessages.deletedSeveral(1))).toHaveLength(2));
  },
};

/** No response said what happened: each document is read again. One is still there. */
const unanswered = [
  documentDeletionAnswers.severalFailing,
  documentDeletionAnswers.onlyLeft(newest?.Id ?? 0),
];

export const SeveralUnanswered = {
  args: { href: '/documents/12' },
  parameters: answering(...unanswered),
  play: async ({ canvasElement }) => {
    await deleteThree(canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: deletionMessages.maybeNotDeleted(1) }));
    await expect(dialog.getByText(writeMessages.unknown)).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) ?? canvasElement);
    await waitFor(() => expect(screen.getByText(deletionMessages.deletedSeveral(2))).toBeVisible());
  },
} satisfies Story;

/** The title in the list of failures selects its document. */
export const FailureOpened: Story = {
  args: { href: '/documents/12' },
  parameters: answering(documentDeletionAnswers.deletingSome(0)),
  play: async ({ canvasElement, canvas }) => {
    await deleteThree(canvasElement);
    const dialog = within(await screen.findByRole('dialog'));
    const [first] = within(dialog.getByRole('list', { name: deletionMessages.blocked })).getAllByRole(
      'button',
    );
    const title = first?.textContent ?? '';
    await userEvent.click(first ?? canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible());
  },
};
