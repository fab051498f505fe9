import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { pickingMessages } from '../../filters/picking/picking.messages.ts';
import { selectRows } from '../screen/selectRows.example.ts';

/** Among many filters one is found by a part of its name, or is created where the documents are assigned. */
const meta = {
  title: 'Screens/Documents/Assign filter/Search',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Assign filter' }));

/** Opens the dialog and types into its search. */
async function search(canvasElement: HTMLElement, text: string): Promise<void> {
  await selectRows(canvasElement, [2]);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign Filter' }));
  const inside = await dialog();
  await inside.findByRole('treeitem', { name: /^Agreements/ });
  await userEvent.type(inside.getByRole('searchbox'), text);
}

/** A filter of the third level, with those above it. */
export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'draft');
    const inside = await dialog();
    await waitFor(() => expect(inside.getAllByRole('treeitem')).toHaveLength(4));
    await expect(inside.getByRole('treeitem', { name: /^Drafts/ })).toHaveAttribute('aria-level', '3');
  },
};

/** The keys go from the search to the first match. */
export const KeysToMatch: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'draft');
    await userEvent.keyboard('{ArrowDown}');
    const inside = await dialog();
    const match = inside.getByRole('treeitem', { name: /^Drafts/ });
    await waitFor(() => expect(match).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(match).toHaveAttribute('aria-selected', 'true');
    await expect(inside.getByRole('button', { name: 'Assign filter' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Only the root is left, which is no filter. */
export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'lease');
    const inside = await dialog();
    await expect(inside.getByText(pickingMessages.none('lease'))).toBeVisible();
    await expect(inside.getAllByRole('treeitem')).toHaveLength(1);
  },
};

/** A search that hides the selected filter takes it back, so that nothing is submitted unseen. */
export const SelectedHidden: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'agree');
    const inside = await dialog();
    await userEvent.click(inside.getByRole('treeitem', { name: /^Agreements/ }));
    const button = inside.getByRole('button', { name: 'Assign filter' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.type(inside.getByRole('searchbox'), 'x');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // Escape clears the search, and leaves the dialog open.
    await userEvent.keyboard('{Escape}');
    await expect(inside.getByRole('treeitem', { name: /^Agreements/ })).toHaveAttribute(
      'aria-selected',
      'false',
    );
  },
};

/** What was searched for without a match is the new filter's name; it is selected, and has the focus. */
export const CreatedHere: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'lease');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Create filter' }));
    const creating = within(await screen.findByRole('dialog', { name: 'Create filter' }));
    await expect(creating.getByRole('textbox', { name: 'Filter name' })).toHaveValue('lease');
    await userEvent.keyboard('{Enter}');
    const created = await (await dialog()).findByRole('treeitem', { name: /^lease/ });
    await expect(created).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(created).toHaveFocus());
  },
};

export const NarrowedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [1, 3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 2 documents' }));
    const inside = within(await screen.findByRole('dialog'));
    await inside.findByRole('treeitem', { name: /^Agreements/ });
    await userEvent.type(inside.getByRole('searchbox'), 'draft');
    await waitFor(() => expect(inside.getAllByRole('treeitem')).toHaveLength(4));
  },
};
