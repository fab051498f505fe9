import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers, losingReplies } from '@countersign/api-client/answers';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { writeMessages } from '../../services/services.messages.ts';
import { filterPaneMessages } from './filters.messages.ts';

/** The reply to a change of filters is lost: it is not said to have failed, and sent again it is the same change. */
const meta = {
  title: 'Screens/Filters/Unconfirmed',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?filter=39' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const lost = (how: 'before' | 'after') => answering(...losingReplies(filterAnswers.changing(), how));
const tree = async () => within(await screen.findByRole('tree', { name: 'Filters' }));
const filtersNamed = async (name: string) =>
  (await tree()).getAllByRole('treeitem', { name: new RegExp(`^${name}`) });

async function start(action: string): Promise<void> {
  await tree();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
}

async function create(): Promise<void> {
  await start('Create Filter');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Filter name' }), 'Before the storm');
  await press('Create filter');
}

async function rename(): Promise<void> {
  await start('Rename Filter');
  const field = await (await tree()).findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Photographs{Enter}');
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Waits until the dialog, or the filter in the tree, says so: what was announced before may still be there. */
async function untilUnknown(role: 'dialog' | 'alertdialog' | 'tree'): Promise<void> {
  const place = within(await screen.findByRole(role));
  await expect(await place.findByText(writeMessages.unknown)).toBeVisible();
}

async function untilNothingUnknown(): Promise<void> {
  await expect((await tree()).queryByText(writeMessages.unknown)).toBeNull();
}

/** It didn't arrive; the dialog keeps the name. */
export const NotCreated: Story = {
  parameters: lost('before'),
  play: async () => {
    await create();
    await untilUnknown('dialog');
    await expect(screen.getByRole('textbox', { name: 'Filter name' })).toHaveValue('Before the storm');
  },
};

export const CreatedAgain: Story = {
  parameters: lost('before'),
  play: async () => {
    await create();
    await untilUnknown('dialog');
    await press('Create filter');
    await expect(await screen.findByText(filterPaneMessages.created)).toBeVisible();
    await waitFor(async () => expect(await filtersNamed('Before the storm')).toHaveLength(1));
  },
};

/** The tree, read again, has it. */
export const Created: Story = {
  parameters: lost('after'),
  play: async () => {
    await create();
    await expect(await screen.findByText(filterPaneMessages.created)).toBeVisible();
    await waitFor(async () => expect(await filtersNamed('Before the storm')).toHaveLength(1));
  },
};

export const NotRenamed: Story = {
  parameters: lost('before'),
  play: async () => {
    await rename();
    await untilUnknown('tree');
  },
};

export const RenamedAgain: Story = {
  parameters: lost('before'),
  play: async () => {
    await rename();
    await untilUnknown('tree');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await filtersNamed('Photographs')).toHaveLength(1));
    await untilNothingUnknown();
  },
};

export const Renamed: Story = {
  parameters: lost('after'),
  play: async () => {
    await rename();
    await waitFor(async () => expect(await filtersNamed('Photographs')).toHaveLength(1));
    await untilNothingUnknown();
  },
};

/** By keys: picked up and dropped into the filter above. */
export const Moved: Story = {
  parameters: lost('after'),
  play: async () => {
    await tree();
    await waitFor(async () => expect(await filtersNamed('Site screenshots')).toHaveLength(1));
    (await filtersNamed('Site screenshots'))[0]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
    await waitFor(async () =>
      expect((await filtersNamed('Site screenshots'))[0]).toHaveAttribute('aria-level', '2'),
    );
    await untilNothingUnknown();
  },
};

export const NotDeleted: Story = {
  parameters: lost('before'),
  play: async () => {
    await start('Delete Filter');
    await press('Delete filter');
    await untilUnknown('alertdialog');
  },
};

export const DeletedAgain: Story = {
  parameters: lost('before'),
  play: async () => {
    await start('Delete Filter');
    await press('Delete filter');
    await untilUnknown('alertdialog');
    await press('Delete filter');
    await expect(await screen.findByText(filterPaneMessages.deleted)).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: lost('after'),
  play: async () => {
    await start('Delete Filter');
    await press('Delete filter');
    await expect(await screen.findByText(filterPaneMessages.deleted)).toBeVisible();
  },
};

/** Deletes the filter, although the reply is lost, and undoes it. */
async function deleteAndUndo(): Promise<void> {
  await start('Delete Filter');
  await press('Delete filter');
  await untilUnknown('alertdialog');
  await press('Delete filter');
  await press('Undo');
}

/** It may be restored: the message says so once, and offers to send it again. */
export const NotUndone: Story = {
  parameters: lost('before'),
  play: async () => {
    await deleteAndUndo();
    await expect(await screen.findByText(filterPaneMessages.restoreUnconfirmed)).toBeVisible();
    await expect(screen.getAllByText(`Site screenshots: ${writeMessages.unknown}`)).toHaveLength(1);
    await expect(screen.queryByText(filterPaneMessages.notRestored)).toBeNull();
  },
};

export const UndoneAgain: Story = {
  parameters: lost('before'),
  play: async () => {
    await deleteAndUndo();
    await press('Try again');
    await expect(await screen.findByText(filterPaneMessages.restored)).toBeVisible();
    await waitFor(async () => expect(await filtersNamed('Site screenshots')).toHaveLength(1));
  },
};

/** The tree, read again, has it. */
export const Undone: Story = {
  parameters: lost('after'),
  play: async () => {
    await start('Delete Filter');
    await press('Delete filter');
    await press('Undo');
    await expect(await screen.findByText(filterPaneMessages.restored)).toBeVisible();
    await waitFor(async () => expect(await filtersNamed('Site screenshots')).toHaveLength(1));
    await expect(screen.queryByText(filterPaneMessages.restoreUnconfirmed)).toBeNull();
  },
};
