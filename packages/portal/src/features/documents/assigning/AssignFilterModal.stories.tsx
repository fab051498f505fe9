import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, filterAnswers, portal } from '@countersign/api-client/answers';
import { aProblem } from '@countersign/api-client/fixtures';
import { filterRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';
import { assigningMessages } from './assigning.messages.ts';
import { dragOver, dropOn, rowsAndFilter } from './dragToFilter.example.ts';

/** Documents are assigned to filters: one or several, from the Filters menu, or by dragging them onto a filter. */
const meta = {
  title: 'Screens/Documents/Assign filter',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const agreements = { filterId: 38, path: 'Agreements' };

const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens the dialog from the Filters menu, for the documents in these rows. */
async function openFor(canvasElement: HTMLElement, places: readonly number[]): Promise<void> {
  await selectRows(canvasElement, places);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign Filter' }));
  await screen.findByRole('dialog');
}

/** Selects a filter in the dialog and submits it. */
async function submit(filter: RegExp, button = 'Assign filter'): Promise<void> {
  const inside = await dialog();
  await userEvent.click(await inside.findByRole('treeitem', { name: filter }));
  await userEvent.click(inside.getByRole('button', { name: button }));
}

/** The newest document, which is in a filter: its filter is visible. */
export const AssignFilter: Story = {
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2]);
    const inside = await dialog();
    await expect(inside.getByText(newest?.Title ?? '')).toBeVisible();
    await expect(inside.getByText(assigningMessages.noFilter)).toBeVisible();
    await expect(inside.queryByRole('treeitem', { selected: true })).toBeNull();
    await waitFor(() => expect(inside.getByRole('searchbox', { name: 'Search filters' })).toHaveFocus());
  },
};

export const FiltersLoading: Story = {
  parameters: answering(filterAnswers.pending),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await selectRows(canvasElement, [2]);
    const grid = within(canvas.getByRole('grid'));
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: grid.getByText(newest?.Title ?? ''),
      coords: { clientX: 500, clientY: 240 },
    });
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Assign Filter/ }));
    await expect((await dialog()).getByText('Loading filters')).toBeInTheDocument();
  },
};

/** The button says why it refuses. */
export const NothingSelected: Story = {
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2]);
    const inside = await dialog();
    const button = inside.getByRole('button', { name: 'Assign filter' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(filterRuleMessages.invalidChoice);
    await userEvent.click(await inside.findByRole('treeitem', { name: /^Agreements/ }));
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** It is in no filter, so there is nothing to remove. */
export const AlreadyAssigned: Story = {
  parameters: answering(
    documentAnswers.list(newest === undefined ? [] : [{ ...newest, DocumentFilter: null }]),
    portal.get('/documents/{id}', ({ response }) =>
      newest === undefined
        ? response(404).json(aProblem('documentNotFound'))
        : response(200).json({ ...newest, DocumentFilter: null }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2]);
    await submit(/^Filters/);
    const reason = filterRuleMessages.alreadyAssigned(newest?.Title ?? '');
    await expect(await (await dialog()).findByText(reason)).toBeVisible();
  },
};

export const Assigned: Story = {
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2]);
    await submit(/^Agreements/);
    await expect(await screen.findByText(assigningMessages.done(agreements))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The root removes the document from its filter. */
export const Removed: Story = {
  parameters: answering(
    documentAnswers.list(
      newest === undefined ? [] : [{ ...newest, DocumentFilter: { Id: 38, Text: 'Agreements' } }],
    ),
    portal.get('/documents/{id}', ({ response }) =>
      newest === undefined
        ? response(404).json(aProblem('documentNotFound'))
        : response(200).json({ ...newest, DocumentFilter: { Id: 38, Text: 'Agreements' } }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2]);
    await expect((await dialog()).getByText(assigningMessages.current('Agreements'))).toBeVisible();
    await submit(/^Filters/);
    await expect(await screen.findByText(assigningMessages.done({ filterId: 0, path: '' }))).toBeVisible();
  },
};

/** The filter was deleted meanwhile: the dialog stays open and says so. */
export const NotAssigned: Story = {
  parameters: answering(documentAnswers.notAssigned),
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2]);
    await submit(/^Agreements/);
    await expect(await (await dialog()).findByText(assigningMessages.filterMissing)).toBeVisible();
  },
};

export const AssignSeveral: Story = {
  play: async ({ canvasElement }) => {
    await openFor(canvasElement, [2, 4, 5]);
    await expect(screen.getByRole('dialog', { name: 'Assign 3 documents' })).toBeVisible();
    await expect(screen.getByText(assigningMessages.removes)).toBeVisible();
  },
};

/** A message names the filter, and offers to undo it; the bar of the selection is back. */
export const SeveralAssigned: Story = {
  play: async ({ canvasElement, canvas }) => {
    await openFor(canvasElement, [2, 4, 5]);
    await submit(/^Agreements/, 'Assign 3 documents');
    const message = await screen.findByText(assigningMessages.doneSeveral(3, agreements));
    await expect(message).toBeVisible();
    await userEvent.hover(message);
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Selected documents' })).toBeVisible();
  },
};

/** The bar of the selection remains below the tray: the focus returns to the button that was pressed. */
export const FocusAfterAssigning: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Assign Filter' }));
    await submit(/^Agreements/, 'Assign 3 documents');
    await screen.findByText(assigningMessages.doneSeveral(3, agreements));
    const again = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await waitFor(() => expect(again.getByRole('button', { name: 'Assign Filter' })).toHaveFocus());
  },
};

/** The filter was deleted meanwhile: to repeat it would fail alike, so that another filter is offered for these. */
export const SeveralFailed: Story = {
  parameters: answering(documentAnswers.filterGone(agreements.filterId)),
  play: async ({ canvasElement, canvas }) => {
    await openFor(canvasElement, [2, 4]);
    await submit(/^Agreements/, 'Assign 2 documents');
    const tray = within(await canvas.findByRole('region', { name: 'Assign 2 documents' }));
    await expect(await tray.findByText('2 documents couldn’t be assigned')).toBeVisible();
    // Both for the same reason, which is said once.
    await expect(await tray.findByText(assigningMessages.filterMissing)).toBeVisible();
    await expect(tray.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await expect(tray.getByRole('button', { name: assigningMessages.selectOther })).toBeVisible();
  },
};

/** The dialog takes those that failed, and the outcome stays until it is submitted. */
export const SeveralToAnother: Story = {
  parameters: SeveralFailed.parameters,
  play: async (at) => {
    await SeveralFailed.play?.(at);
    await userEvent.click(screen.getByRole('button', { name: assigningMessages.selectOther }));
    await submit(/^Tax returns/, 'Assign 2 documents');
    const place = { filterId: 31, path: 'Tax returns' };
    await expect(await screen.findByText(assigningMessages.doneSeveral(2, place))).toBeVisible();
    await waitFor(() => expect(screen.queryByText(assigningMessages.filterMissing)).toBeNull());
  },
};

/** Two of them fail, for one of which a repetition may help: only that one is counted. */
export const SomeRepeatable: Story = {
  parameters: answering(documentAnswers.assignedInTurn(['documentNotFound', 'changedMeanwhile'])),
  play: async ({ canvasElement, canvas }) => {
    await openFor(canvasElement, [2, 4, 5]);
    await submit(/^Agreements/, 'Assign 3 documents');
    const tray = within(await canvas.findByRole('region', { name: 'Assign 3 documents' }));
    await expect(await tray.findByRole('button', { name: 'Retry 1 failed' })).toBeVisible();
    await userEvent.click(tray.getByRole('button', { name: 'Retry 1 failed' }));
    await expect(await screen.findByText(assigningMessages.doneSeveral(1, agreements))).toBeVisible();
  },
};

/** A frame shows where the document goes. */
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    await dragOver(...(await rowsAndFilter(canvasElement)));
  },
};

export const Dropped: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    await dropOn(...(await rowsAndFilter(canvasElement)));
    await expect(await screen.findByText(assigningMessages.done(agreements))).toBeVisible();
  },
};

export const DroppedWithoutSuccess: Story = {
  parameters: answering(documentAnswers.notAssigned),
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    await dropOn(...(await rowsAndFilter(canvasElement)));
    await expect(await screen.findByText(assigningMessages.failed)).toBeVisible();
  },
};

/** One of them is dragged: all of them go. */
export const SeveralDropped: Story = {
  play: async ({ canvasElement }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await dropOn(...(await rowsAndFilter(canvasElement)));
    await expect(await screen.findByText(assigningMessages.doneSeveral(3, agreements))).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [1, 3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 2 documents' }));
    await expect(await (await dialog()).findByRole('treeitem', { name: /^Agreements/ })).toBeVisible();
  },
};
