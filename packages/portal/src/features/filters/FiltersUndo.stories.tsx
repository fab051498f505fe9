import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers, portal } from '@countersign/api-client/answers';
import { errorSentences, filterRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { filterPaneMessages } from './filters.messages.ts';

/** The message after the deletion of a filter offers to undo it. */
const meta = {
  title: 'Screens/Filters/Undo',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?filter=39' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Lets the answer to the undo come when the message with its button has gone and the focus is back in the page: what
 * is shown at the end is not left to which of them is faster.
 */
const afterFocus = portal.post('/documentFilters/{id}/restore', async () => {
  await waitFor(async () => {
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(document.body).not.toHaveFocus();
  });
});

const tree = async () => within(await screen.findByRole('tree', { name: 'Filters' }));

/** Deletes the selected filter, whose name is given. */
async function deleteSelected(name = 'Site screenshots'): Promise<void> {
  await tree();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete Filter/ }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(filterPaneMessages.undoable);
  await userEvent.click(screen.getByRole('button', { name: 'Delete filter' }));
  await waitFor(() => expect(within(screen.getByRole('tree')).queryByText(name)).toBeNull());
}

/** Deletes the selected filter, and undoes it in the message. */
async function deleteAndUndo(): Promise<void> {
  await deleteSelected();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
}

const selected = async () =>
  (await (await tree()).findAllByRole('treeitem')).filter(
    (item) => item.getAttribute('aria-selected') === 'true',
  );

/** All documents are shown, and the message says what was deleted. */
export const Deleted: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await deleteSelected();
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(await selected()).toHaveLength(0);
  },
};

/** The filter is where it was, and is shown again. */
export const Undone: Story = {
  parameters: answering(afterFocus, ...filterAnswers.changing()),
  play: async () => {
    await deleteAndUndo();
    await expect(await screen.findByText(filterPaneMessages.restored)).toBeVisible();
    await expect(await (await tree()).findByRole('treeitem', { name: /^Site screenshots/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(async () => expect((await selected())[0]).toHaveTextContent(/^Site screenshots/));
  },
};

/** The user has selected another filter meanwhile, and stays there. */
export const UndoneElsewhere: Story = {
  parameters: answering(afterFocus, ...filterAnswers.changing()),
  play: async () => {
    await deleteSelected();
    await userEvent.click(await (await tree()).findByText('Agreements'));
    await waitFor(async () => expect((await selected())[0]).toHaveTextContent(/^Agreements/));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await (await tree()).findByRole('treeitem', { name: /^Site screenshots/ })).toBeVisible();
    await expect((await selected())[0]).toHaveTextContent(/^Agreements/);
  },
};

/** The user has selected another filter and then all documents, and stays there. */
export const UndoneAfterReturn: Story = {
  parameters: answering(afterFocus, ...filterAnswers.changing()),
  play: async () => {
    await deleteSelected();
    await userEvent.click(await (await tree()).findByText('Agreements'));
    await waitFor(async () => expect(await selected()).toHaveLength(1));
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await userEvent.click(views.getByRole('button', { name: /^All documents/ }));
    await waitFor(async () => expect(await selected()).toHaveLength(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await (await tree()).findByRole('treeitem', { name: /^Site screenshots/ })).toBeVisible();
    await expect(await screen.findByText(filterPaneMessages.restored)).toBeVisible();
    await expect(await selected()).toHaveLength(0);
    await expect(views.getByRole('button', { name: /^All documents/ })).toHaveFocus();
  },
};

/** The filter was in another one, which is shown after the deletion; what limits the list besides stays. */
export const UndoneInParent: Story = {
  args: { href: '/documents/12?filter=37&q=lease' },
  parameters: answering(afterFocus, ...filterAnswers.changing()),
  play: async () => {
    await deleteSelected('Superannuation');
    await waitFor(async () => expect((await selected())[0]).toHaveTextContent(/^Payroll/));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await selected())[0]).toHaveTextContent(/^Superannuation/));
    await expect(screen.getByRole('searchbox')).toHaveValue('lease');
  },
};

/** A filter of its name was added since. */
export const NameTaken: Story = {
  parameters: answering(
    afterFocus,
    filterAnswers.notRestoring('filterNameTaken'),
    ...filterAnswers.changing(),
  ),
  play: async () => {
    await deleteAndUndo();
    await expect(await screen.findByText(filterPaneMessages.notRestored)).toBeVisible();
    await expect(screen.getByText(`Site screenshots: ${errorSentences.filterNameTaken}`)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect((await tree()).queryByText('Site screenshots')).toBeNull();
  },
};

/** The filter above it was deleted too. */
export const ParentDeleted: Story = {
  parameters: answering(
    afterFocus,
    filterAnswers.notRestoring('filterParentDeleted'),
    ...filterAnswers.changing(),
  ),
  play: async () => {
    await deleteAndUndo();
    await expect(
      await screen.findByText(`Site screenshots: ${filterRuleMessages.parentDeleted}`),
    ).toBeVisible();
  },
};

/** It was pressed, and arrived too late. */
export const Expired: Story = {
  parameters: answering(
    afterFocus,
    filterAnswers.notRestoring('filterUndoExpired'),
    ...filterAnswers.changing(),
  ),
  play: async () => {
    await deleteAndUndo();
    await expect(
      await screen.findByText(`Site screenshots: ${filterRuleMessages.undoExpired}`),
    ).toBeVisible();
  },
};
