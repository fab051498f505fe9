import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers, portal } from '@countersign/api-client/answers';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { errorSentences, filterRuleMessages, messages } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { filterPaneMessages } from './filters.messages.ts';

/** Beside the documents of a client: its own filters are changed here, and those of the firm are not. */
const meta = {
  title: 'Screens/Filters',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?filter=39' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const tree = () => screen.findByRole('tree', { name: 'Filters' });
const node = async (name: string) =>
  within(await tree()).findByRole('treeitem', { name: new RegExp(`^${name.replaceAll(', ', ' ?, ')}`) });

async function openMenu(): Promise<void> {
  await tree();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('menu');
}

async function start(action: string): Promise<void> {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${action}`) }));
}

/** Submits the dialog that asks for a name. */
async function submit(name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  if (name !== '') await userEvent.type(dialog.getByRole('textbox'), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Create filter' }));
}

/** Of one of the client's own filters. */
export const Menu: Story = {
  play: async () => {
    await openMenu();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
};

/** All documents: a filter can be added, and there is none to rename or to delete. */
export const MenuOfRoot: Story = {
  args: { href: '/documents/12' },
  play: async () => {
    await openMenu();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
};

/** A filter of the firm is changed in Settings only. */
export const MenuOfFirm: Story = {
  args: { href: '/documents/12?filter=33' },
  play: async () => {
    await openMenu();
    await expect(screen.getAllByText(messages.permissionDenied)).toHaveLength(3);
  },
};

/** There are at most three levels. */
export const MenuOfThirdLevel: Story = {
  args: { href: '/documents/12?filter=34' },
  play: async () => {
    await openMenu();
    await expect(screen.getByText(filterRuleMessages.tooDeep)).toBeVisible();
  },
};

export const Create: Story = {
  play: async () => {
    await start('Create Filter');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(filterPaneMessages.below('Site screenshots'))).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Filter name' })).toHaveFocus());
  },
};

export const CreateOnTop: Story = {
  args: { href: '/documents/12' },
  play: async () => {
    await start('Create Filter');
    await expect(await screen.findByText(filterPaneMessages.onTop)).toBeVisible();
  },
};

export const NameMissing: Story = {
  play: async () => {
    await start('Create Filter');
    await submit('  ');
    await expect(await screen.findByText(filterRuleMessages.nameRequired)).toBeVisible();
  },
};

/** It is said at the field until another name is typed. */
export const NameTaken: Story = {
  parameters: answering(...filterAnswers.nameTaken),
  play: async () => {
    await start('Create Filter');
    await submit('Contracts');
    await expect(await screen.findByText(filterRuleMessages.nameTaken)).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Filter name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(filterRuleMessages.nameTaken);
    await userEvent.type(field, ' 2026');
    await expect(screen.queryByText(filterRuleMessages.nameTaken)).toBeNull();
  },
};

/** It is said at the filter in the tree. */
export const OtherNameTaken: Story = {
  parameters: answering(...filterAnswers.nameTaken),
  play: async () => {
    await start('Rename Filter');
    await userEvent.type(await within(await tree()).findByRole('textbox'), ' 2026{Enter}');
    await waitFor(() =>
      expect(within(screen.getByRole('tree')).getByText(filterRuleMessages.nameTaken)).toBeVisible(),
    );
  },
};

/** It is shown in its place. */
export const Created: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await start('Create Filter');
    await submit('Before the storm');
    const message = await screen.findByText(filterPaneMessages.created);
    await expect(message).toBeVisible();
    await expect(message.parentElement).toHaveTextContent('Before the storm');
    await expect(await node('Before the storm')).toBeVisible();
    await expect(await node('Site screenshots')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** It comes after filters that have no room in the pane: it is scrolled to. */
export const CreatedLast: Story = {
  args: { href: '/documents/12' },
  parameters: answering(...filterAnswers.changing(aFilterTree(60))),
  play: async () => {
    await start('Create Filter');
    await submit('Before the storm');
    const created = await node('Before the storm');
    await waitFor(() => {
      const { left, width, top, height } = created.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(created.contains(there)).toBe(true);
    });
  },
};

/** The dialog says why, and keeps the name. */
export const NotCreated: Story = {
  parameters: answering(...filterAnswers.refusing),
  play: async () => {
    await start('Create Filter');
    await submit('Before the storm');
    await expect(await screen.findByText(errorSentences.changedMeanwhile)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Filter name' })).toHaveValue('Before the storm');
  },
};

export const Renaming: Story = {
  play: async () => {
    await start('Rename Filter');
    await waitFor(() => expect(within(screen.getByRole('tree')).getByRole('textbox')).toHaveFocus());
  },
};

export const Renamed: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await start('Rename Filter');
    const field = await within(await tree()).findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Photographs{Enter}');
    await waitFor(async () => expect(await node('Photographs')).toBeVisible());
  },
};

/** The reason is at the filter. */
export const NotRenamed: Story = {
  parameters: answering(...filterAnswers.refusing),
  play: async () => {
    await start('Rename Filter');
    await userEvent.type(await within(await tree()).findByRole('textbox'), ' 2026{Enter}');
    await waitFor(() =>
      expect(within(screen.getByRole('tree')).getByText(errorSentences.changedMeanwhile)).toBeVisible(),
    );
  },
};

export const Delete: Story = {
  play: async () => {
    await start('Delete Filter');
    await expect(await screen.findByText(filterPaneMessages.deletion(0, 7))).toBeVisible();
  },
};

/** The filters below it go too. */
export const DeleteWithBelow: Story = {
  parameters: answering(
    portal.get('/documentFilters/{id}', ({ response }) => {
      const own = { parentId: 39, index: 0, Items: [], IsFirmFilter: false };
      const [item] = aFilterTree().filter(({ Id }) => Id === 39);
      return response(200).json(
        item === undefined ? [] : [{ ...item, Items: [{ ...own, Id: 40, Text: 'North fence' }] }],
      );
    }),
    filterAnswers.counts({
      Items: [
        { FilterId: 39, Documents: 7 },
        { FilterId: 40, Documents: 1_277 },
      ],
    }),
  ),
  play: async () => {
    await start('Delete Filter');
    await expect(await screen.findByText(filterPaneMessages.deletion(1, 1_284))).toBeVisible();
  },
};

/** The numbers couldn't be read: the tree and the dialog do without. */
export const DeleteUncounted: Story = {
  parameters: answering(filterAnswers.countsFailing),
  play: async () => {
    await start('Delete Filter');
    await expect(await screen.findByText(filterPaneMessages.deletion(0, undefined))).toBeVisible();
  },
};

/** Only one place is marked: in a filter neither the root nor the view of all documents is. */
export const OneSelected: Story = {
  play: async ({ canvas }) => {
    const views = within(await canvas.findByRole('navigation', { name: 'Views' }));
    await expect(await node('Site screenshots')).toHaveAttribute('aria-selected', 'true');
    await expect(views.queryByRole('button', { current: true })).toBeNull();
    await userEvent.click(views.getByRole('button', { name: 'All documents' }));
    await waitFor(() =>
      expect(views.getByRole('button', { current: true })).toHaveTextContent('All documents'),
    );
    await expect(within(await tree()).queryByRole('treeitem', { selected: true })).toBeNull();
  },
};

/** Every filter says how many documents it shows, with those of the filters below it. */
export const Counts: Story = {
  args: { href: '/documents/12' },
  play: async () => {
    await expect(await node('Filters, 412 documents')).toBeVisible();
    await expect(await node('Tax returns, Firm filter, 150 documents')).toBeVisible();
    await expect(await node('Agreements, Firm filter, 1 document')).toBeVisible();
  },
};

/** The client's own filter goes, and all documents are shown. */
export const Deleted: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await start('Delete Filter');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete filter' }));
    const message = await screen.findByText(filterPaneMessages.deleted);
    await expect(message.parentElement).toHaveTextContent(/Site screenshots\. Its documents are kept/);
    await waitFor(() => expect(within(screen.getByRole('tree')).queryByText('Site screenshots')).toBeNull());
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('button', { current: true })).toHaveTextContent('All documents');
  },
};

export const NotDeleted: Story = {
  parameters: answering(...filterAnswers.refusing),
  play: async () => {
    await start('Delete Filter');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete filter' }));
    await expect(await dialog.findByText(errorSentences.changedMeanwhile)).toBeVisible();
  },
};

/** By keys: picked up and dropped into the filter above. */
export const Moved: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    (await node('Site screenshots')).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () => expect(await node('Site screenshots')).toHaveAttribute('data-taken'));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await node('Site screenshots')).toHaveAttribute('aria-level', '2'));
  },
};
