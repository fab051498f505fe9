import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { renameDenialReason, shownName } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectOneRow, selectRows } from '../screen/selectRows.example.ts';
import { selectionMessages } from './selection.messages.ts';

/** A selection by keys, and the way back to one that a slip has ended. */
const meta = {
  title: 'Screens/Documents/Selection by keys',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sorted = allDocuments.toSorted((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));
/** How many rows below the first one another document is that may be renamed. */
const renamable = sorted.findIndex((document, index) => index > 0 && renameDenialReason(document) === null);
const waiting = allDocuments.find((document) => renameDenialReason(document) !== null);

const selectedRows = (canvas: Canvas) =>
  canvas.queryAllByRole('row', { selected: true }).map((row) => row.getAttribute('aria-rowindex'));

/** The code of the keys loads once the page is used. */
async function pressFor(key: string, role: string, name: RegExp): Promise<HTMLElement> {
  await waitFor(async () => {
    if (screen.queryByRole(role) === null) await userEvent.keyboard(key);
    await expect(screen.getByRole(role, { name })).toBeVisible();
  });
  return screen.getByRole(role, { name });
}

const pressF2 = () => pressFor('{F2}', 'dialog', /^Rename/);
const pressDelete = (name: RegExp) => pressFor('{Delete}', 'alertdialog', name);

/** A press on a row selects it alone; the documents that were ticked can be selected again. */
export const PressedElsewhere: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await selectOneRow(canvasElement, 7);
    await expect(await screen.findByText(selectionMessages.dropped(3))).toBeVisible();
    await expect(selectedRows(canvas)).toEqual(['7']);
  },
};

export const SelectedAgain: Story = {
  play: async (context) => {
    await PressedElsewhere.play?.(context);
    const { canvas } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(selectedRows(canvas)).toEqual(['2', '4', '5']));
    await waitFor(() => expect(screen.queryByText(selectionMessages.dropped(3))).toBeNull());
  },
};

/** Whoever unticks one after the other, of all or of a few, loses nothing by a slip, until the last one. */
export const UntickedToOne: Story = {
  args: { href: `/documents/12?q=${encodeURIComponent(newest?.Title ?? '')}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const rows = canvas.getAllByRole('row').length - 1;
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await waitFor(() => expect(selectedRows(canvas)).toHaveLength(rows));
    for (let left = rows; left > 1; left -= 1) {
      const [, row] = canvas.getAllByRole('row', { selected: true }).slice(-2);
      await userEvent.click(within(row ?? canvasElement).getByRole('checkbox', { hidden: true }));
      await waitFor(() => expect(selectedRows(canvas)).toHaveLength(left - 1));
    }
    await expect(screen.queryByText(/deselected$/)).toBeNull();
  },
};

/** Escape ends a selection from its bar, too, and can be undone. */
export const EscapeInBar: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    bar.getByRole('button', { name: 'More actions' }).focus();
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(selectedRows(canvas)).toEqual([]);
    });
    await expect(await screen.findByText(selectionMessages.dropped(2))).toBeVisible();
  },
};

/** In a field Escape belongs to the field. */
export const EscapeInSearch: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    await userEvent.type(canvas.getByRole('searchbox'), 'lease{Escape}');
    await expect(selectedRows(canvas)).toEqual(['2', '4']);
  },
};

/** Escape closes the details, and gives the focus back to the list. */
export const EscapeInDetails: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 4);
    const details = within(await canvas.findByRole('complementary', { name: 'Document details' }));
    (await details.findByRole('button', { name: 'Preview' })).focus();
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('complementary', { name: 'Document details' })).toBeNull();
    });
    await expect(selectedRows(canvas)).toEqual([]);
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.contains(grid.ownerDocument.activeElement)).toBe(true));
  },
};

/** F2 renames the document that has the focus, whichever is selected. */
export const Renamed: Story = {
  play: async ({ canvasElement }) => {
    await selectOneRow(canvasElement, 2);
    await userEvent.keyboard(`{ArrowDown}`.repeat(renamable));
    const dialog = within(await pressF2());
    await expect(await dialog.findByRole('textbox')).toHaveValue(shownName(sorted[renamable]?.Title ?? ''));
  },
};

/** The key with which a user begins loads what it needs, and is not lost. */
export const RenamedByFirstKey: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const [row] = canvas.getAllByRole('row', { name: new RegExp(shownName(newest?.Title ?? ''), 'u') });
    const box = within(row ?? canvasElement).getByRole('checkbox', { hidden: true });
    box.focus();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{F2}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Rename/ }));
    await expect(await dialog.findByRole('textbox')).toHaveValue(shownName(newest?.Title ?? ''));
  },
};

/** From the details it renames the document that they show. */
export const RenamedFromDetails: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 2);
    const details = within(await canvas.findByRole('complementary', { name: 'Document details' }));
    (await details.findByRole('button', { name: 'Preview' })).focus();
    const dialog = within(await pressF2());
    await expect(await dialog.findByRole('textbox')).toHaveValue(shownName(newest?.Title ?? ''));
  },
};

/** The Delete key asks about the document that is selected, or has the focus where none is, */
export const DeletedByKey: Story = {
  play: async ({ canvasElement }) => {
    await selectOneRow(canvasElement, 2);
    const question = await pressDelete(/^Delete/);
    await expect(question).toHaveTextContent(shownName(newest?.Title ?? ''));
  },
};

/** or about all that are selected. */
export const SeveralDeletedByKey: Story = {
  play: async ({ canvasElement }) => {
    await selectRows(canvasElement, [2, 4]);
    await expect(await pressDelete(/^Delete 2 documents/)).toBeVisible();
  },
};

/** What may not be renamed says why. */
export const RenameRefused: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvas }) => {
    const details = within(await canvas.findByRole('complementary', { name: 'Document details' }));
    await userEvent.hover(await details.findByRole('heading', { name: shownName(waiting?.Title ?? '') }));
    (await details.findByRole('button', { name: 'Preview' })).focus();
    const reason = waiting === undefined ? null : renameDenialReason(waiting);
    await waitFor(async () => {
      await userEvent.keyboard('{F2}');
      await expect(screen.getByText(reason ?? '')).toBeVisible();
    });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
