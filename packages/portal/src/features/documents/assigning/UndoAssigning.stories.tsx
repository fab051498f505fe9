import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, portal } from '@countersign/api-client/answers';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { filterRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';
import { assigningMessages } from './assigning.messages.ts';

const agreements = { filterId: 38, path: 'Agreements' };
const payroll = { Id: 33, Text: 'Payroll' };

/** The newest documents, as the list shows them: the first is in a filter, the third is in the one that is selected. */
const rows = allDocuments
  .toSorted((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate))
  .map((document, index) => ({
    ...document,
    DocumentFilter: index === 0 ? payroll : index === 2 ? { Id: 38, Text: 'Agreements' } : null,
  }));
const [first, second] = rows;

/** The message after an assignment offers to undo it: each document goes back to where it was. */
const meta = {
  title: 'Screens/Documents/Undo assigning',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering(...documentAnswers.assigning(rows)) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Assigns the documents in these rows, by the Filters menu. */
async function assign(canvasElement: HTMLElement, places: readonly number[], to: RegExp): Promise<void> {
  await untilRead(canvasElement);
  await selectRows(canvasElement, places);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign Filter' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('treeitem', { name: to }));
  await userEvent.click(dialog.getByRole('button', { name: /^Assign/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

export const OneUndone: Story = {
  parameters: answering(...documentAnswers.assigning(rows)),
  play: async ({ canvasElement }) => {
    await assign(canvasElement, [2], /^Agreements/);
    await expect(await screen.findByText(assigningMessages.done(agreements))).toBeVisible();
    await undo();
    await expect(await screen.findByText(assigningMessages.undone)).toBeVisible();
  },
};

/** Its earlier filter was deleted meanwhile: it stays, and trying again would not help. */
export const OneStays: Story = {
  parameters: answering(...documentAnswers.assigning(rows, { gone: [payroll.Id] })),
  play: async ({ canvasElement }) => {
    await assign(canvasElement, [2], /^Agreements/);
    await undo();
    await expect(await screen.findByText(assigningMessages.notUndone)).toBeVisible();
    await expect(screen.getByText(filterRuleMessages.earlierDeleted, { exact: false })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Whether another user has deleted the filter that the document was assigned to. */
let isDeleted = false;

/** The filter that it was assigned to was deleted meanwhile, so it is in none: it goes back all the same. */
export const OneReturned: Story = {
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) =>
      isDeleted && first !== undefined ? response(200).json({ ...first, DocumentFilter: null }) : undefined,
    ),
    portal.get('/documentFilters/{id}', ({ response }) =>
      response(200).json(aFilterTree().filter(({ Id }) => !isDeleted || Id !== agreements.filterId)),
    ),
    ...documentAnswers.assigning(rows),
  ),
  beforeEach() {
    isDeleted = false;
  },
  play: async ({ canvasElement }) => {
    await assign(canvasElement, [2], /^Agreements/);
    await screen.findByText(assigningMessages.done(agreements));
    isDeleted = true;
    await undo();
    await expect(await screen.findByText(assigningMessages.undone)).toBeVisible();
  },
};

/** One of them was in the filter before: the message says so, and undo leaves it there. */
export const SeveralUndone: Story = {
  parameters: answering(...documentAnswers.assigning(rows)),
  play: async ({ canvasElement }) => {
    await assign(canvasElement, [2, 3, 4], /^Agreements/);
    await expect(await screen.findByText(assigningMessages.doneSeveral(2, agreements))).toBeVisible();
    await expect(screen.getByText(assigningMessages.already(1, agreements))).toBeVisible();
    await undo();
    await expect(await screen.findByText(assigningMessages.undoneSeveral(2))).toBeVisible();
  },
};

/** Nothing was to be done, so there is nothing to undo. */
export const AlreadyThere: Story = {
  parameters: answering(
    ...documentAnswers.assigning(
      rows.map((row) => ({ ...row, DocumentFilter: { Id: 38, Text: 'Agreements' } })),
    ),
  ),
  play: async ({ canvasElement }) => {
    await assign(canvasElement, [2, 3], /^Agreements/);
    await expect(await screen.findByText(assigningMessages.allAlready(2, agreements))).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** The root removes the documents from their filters; those without one are counted. */
export const SeveralRemoved: Story = {
  parameters: answering(...documentAnswers.assigning(rows)),
  play: async ({ canvasElement }) => {
    const root = { filterId: 0, path: '' };
    await assign(canvasElement, [2, 3, 4], /^Filters/);
    await expect(await screen.findByText(assigningMessages.doneSeveral(2, root))).toBeVisible();
    await expect(screen.getByText(assigningMessages.already(1, root))).toBeVisible();
  },
};

/** One was assigned to another filter since, and the earlier filter of the other is gone: the tray says it of each. */
export const SeveralStay: Story = {
  parameters: answering(
    ...documentAnswers.assigning(rows, {
      gone: [payroll.Id],
      moved: second === undefined ? [] : [second.Id],
    }),
  ),
  play: async ({ canvasElement, canvas }) => {
    await assign(canvasElement, [2, 3], /^Agreements/);
    await undo();
    const tray = within(await canvas.findByRole('region', { name: assigningMessages.undoTitle(2) }));
    await expect(await tray.findByText('2 documents couldn’t be returned')).toBeVisible();
    await expect(tray.getByText(filterRuleMessages.earlierDeleted)).toBeVisible();
    await expect(tray.getByText(filterRuleMessages.changedSince)).toBeVisible();
    await expect(tray.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await expect(tray.getByText(first?.Title ?? '', { exact: false })).toBeVisible();
  },
};

/** The list is of their filter: they leave it, and nothing of it is selected any more. */
export const SeveralLeft: Story = {
  args: { href: '/documents/12?filter=33' },
  parameters: answering(
    ...documentAnswers.assigning(rows.map((row) => ({ ...row, DocumentFilter: payroll }))),
  ),
  play: async ({ canvasElement, canvas }) => {
    await assign(canvasElement, [2, 3], /^Agreements/);
    await expect(await screen.findByText(assigningMessages.doneSeveral(2, agreements))).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByText(first?.Title ?? '', { selector: '[role="rowheader"]' })).toBeNull(),
    );
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull());
    await expect(canvas.queryByText(/not shown/)).toBeNull();
  },
};
