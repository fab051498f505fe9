import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, savedViewAnswers } from '@countersign/api-client/answers';
import { aSavedView, savedViews } from '@countersign/api-client/fixtures';
import { MOST_VIEWS, savedViewMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { untilRead } from './DocumentsScreen.example.ts';
import { savedViewsMessages } from './views/savedViews.messages.ts';

const own = () => answering(...savedViewAnswers.changing(savedViews()));

/** Users name lists that they need often, and find them below the views. */
const meta = {
  title: 'Screens/Documents/Saved views',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...own() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type At = Pick<Parameters<Play>[0], 'canvasElement'>;

const page = ({ canvasElement }: At) => within(canvasElement.ownerDocument.body);

/** The button of the menu, once it has this text. */
async function buttonIn(
  { canvasElement }: At,
  name: string = savedViewsMessages.yours,
): Promise<HTMLElement> {
  const views = await within(canvasElement).findByRole('navigation', { name: 'Views' });
  return within(views).findByRole('button', { name });
}

async function openMenu(at: At, name?: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await buttonIn(at, name));
  return within(await page(at).findByRole('menu'));
}

async function choose(at: At, item: string, name?: string): Promise<void> {
  const menu = await openMenu(at, name);
  await userEvent.click(await menu.findByText(item));
}

async function dialogIn(
  at: At,
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<ReturnType<typeof within>> {
  return within(await page(at).findByRole(role, { name }));
}

/** Two of every client, two of this one; that of another client is not offered. */
export const Own: Story = {
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await waitFor(() => expect(menu.getAllByRole('menuitemradio')).toHaveLength(4));
    await expect(menu.queryByRole('menuitemradio', { name: 'Grant applications' })).toBeNull();
    await expect(menu.queryByRole('menuitem', { name: 'Save as view…' })).toBeNull();
  },
};

export const None: Story = {
  parameters: answering(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await expect(await menu.findByText(savedViewsMessages.noneHint)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering(savedViewAnswers.pending),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await expect(menu.getByText(savedViewsMessages.loading)).toBeVisible();
  },
};

/** The menu says so; its list stays usable. */
export const Failed: Story = {
  parameters: answering(savedViewAnswers.failing),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await expect(await menu.findByText(savedViewsMessages.failed)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Try again' })).toBeVisible();
  },
};

/** Its search, filters and order are in the address; its name is at the button and in the browser's tab. */
export const Opened: Story = {
  parameters: own(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    await choose(at, 'Leases to sign');
    await expect(await buttonIn(at, 'Leases to sign')).toBeVisible();
    await expect(within(at.canvasElement).getByRole('searchbox')).toHaveValue('lease');
    await waitFor(() => expect(document.title).toMatch(/^Leases to sign · /));
  },
};

/** What differs from the view can be saved, saved as another one, or taken back. */
export const Changed: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  play: async (at) => {
    const menu = await openMenu(at, savedViewsMessages.changed('Modified this month'));
    await expect(await menu.findByRole('menuitem', { name: 'Update view…' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Save as view…' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Reset changes' })).toBeVisible();
  },
};

export const Reset: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  play: async (at) => {
    await choose(at, 'Reset changes', savedViewsMessages.changed('Modified this month'));
    await expect(await buttonIn(at, 'Modified this month')).toBeVisible();
  },
};

export const SaveAsView: Story = {
  args: { href: '/documents/12?q=deed&sort=Title&direction=asc' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await expect(dialog.getByText(savedViewsMessages.everyClient)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), '  Trust   deeds ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await buttonIn(at, 'Trust deeds')).toBeVisible();
  },
};

/** A filter of the client makes it a view of this client. */
export const SaveForClient: Story = {
  args: { href: '/documents/12?filter=39' },
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await expect(await dialog.findByText(savedViewsMessages.thisClient)).toBeVisible();
  },
};

/** What is wrong with the name stands at the field; the text stays. */
export const SaveInvalid: Story = {
  args: { href: '/documents/12?q=deed' },
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    const submit = dialog.getByRole('button', { name: 'Save view' });
    await userEvent.click(submit);
    await expect(await dialog.findByText(savedViewMessages.nameRequired)).toBeVisible();
    const field = dialog.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(61));
    await userEvent.click(submit);
    await expect(await dialog.findByText(savedViewMessages.nameTooLong)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'LEASES to sign');
    await userEvent.click(submit);
    await expect(await dialog.findByText(savedViewMessages.nameTaken)).toBeVisible();
    await expect(field).toHaveValue('LEASES to sign');
  },
};

/** Another window has saved a view with the name. */
export const NameTaken: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(savedViewAnswers.taken, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await userEvent.type(dialog.getByRole('textbox'), 'Trust deeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText(savedViewMessages.nameTaken)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Trust deeds');
  },
};

/** Another window has saved the fiftieth. */
export const SaveRefused: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(...savedViewAnswers.refusing, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await userEvent.type(dialog.getByRole('textbox'), 'Trust deeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText(savedViewMessages.tooMany)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Trust deeds');
  },
};

const most = Array.from({ length: MOST_VIEWS }, (_, index) => aSavedView(index + 1, `View ${index + 1}`));

export const LimitReached: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(...savedViewAnswers.changing(most)),
  play: async (at) => {
    const menu = await openMenu(at);
    const item = await menu.findByRole('menuitem', { name: /^Save as view…/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByText(savedViewMessages.tooMany)).toBeInTheDocument();
  },
};

export const Updated: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Update view…', savedViewsMessages.changed('Modified this month'));
    const dialog = await dialogIn(at, 'Update view', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Update view' }));
    await expect(await buttonIn(at, 'Modified this month')).toBeVisible();
  },
};

/** Another window has deleted it: the dialog says so. */
export const UpdateRefused: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  parameters: answering(...savedViewAnswers.refusing, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    await choose(at, 'Update view…', savedViewsMessages.changed('Modified this month'));
    const dialog = await dialogIn(at, 'Update view', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Update view' }));
    await expect(await dialog.findByText(savedViewsMessages.gone)).toBeVisible();
  },
};

export const Renamed: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Rename view…', 'Modified this month');
    const dialog = await dialogIn(at, 'Rename view');
    const field = dialog.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Recent{Enter}');
    await expect(await buttonIn(at, 'Recent')).toBeVisible();
  },
};

/** The list stays as it is. */
export const Deleted: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Delete view…', 'Modified this month');
    const dialog = await dialogIn(at, 'Delete view', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete view' }));
    await expect(await buttonIn(at)).toBeVisible();
    await expect(within(at.canvasElement).getByText(/^Modified: /)).toBeVisible();
  },
};

/** The view opens with the documents of all filters, and says why. */
export const FilterDeleted: Story = {
  parameters: own(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    await choose(at, 'Old trust deeds');
    await expect(await buttonIn(at, 'Old trust deeds')).toBeVisible();
    await expect(
      await page(at).findByText(savedViewsMessages.filterDeleted('Old trust deeds')),
    ).toBeVisible();
  },
};

/** A colleague's link shows what their view shows, and can be saved as one's own. */
export const FromALink: Story = {
  args: { href: '/documents/12?saved=812&view=declined&q=lease' },
  play: async (at) => {
    const button = await buttonIn(at, savedViewsMessages.notSaved);
    await expect(within(at.canvasElement).getByRole('searchbox')).toHaveValue('lease');
    await userEvent.click(button);
    await expect(await page(at).findByRole('menuitem', { name: 'Save as view…' })).toBeVisible();
  },
};

/** The browser did not copy the link: it can be copied from the dialog. */
export const LinkNotCopied: Story = {
  args: { href: '/documents/12/4021?saved=4&modified=30days' },
  beforeEach: () => {
    const { clipboard } = navigator;
    const refusing = { writeText: () => Promise.reject(new Error('Refused')) };
    Object.defineProperty(navigator, 'clipboard', { value: refusing, configurable: true });
    return () => {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    };
  },
  play: async (at) => {
    await choose(at, 'Copy link', 'Modified this month');
    const dialog = await dialogIn(at, 'Copy link');
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      new URL('/documents/12?saved=4&modified=30days', location.href).href,
    );
  },
};

async function manage(at: At): Promise<ReturnType<typeof within>> {
  await untilRead(at.canvasElement);
  await choose(at, 'Manage views…');
  return dialogIn(at, 'Manage views');
}

function names(dialog: ReturnType<typeof within>): readonly string[] {
  return dialog.getAllByRole('treeitem').map((row: HTMLElement) => row.textContent);
}

/** All views, those of other clients too, in the order of the menu. */
export const Managed: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    await expect(names(dialog)).toHaveLength(5);
    await userEvent.click(dialog.getByRole('treeitem', { name: /^Drafts of returns/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(names(dialog)[1]).toMatch(/^Drafts of returns/));
    await expect(dialog.getByRole('button', { name: 'Move up' })).toHaveFocus();
  },
};

export const ManagedByKeys: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    const first = dialog.getByRole('treeitem', { name: /^Leases to sign/ });
    await userEvent.click(first);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await waitFor(() => expect(names(dialog)[1]).toMatch(/^Leases to sign/));
  },
};

/** Another window was first: the dialog says so, and shows the order as it is now. */
export const ManagedElsewhere: Story = {
  parameters: answering(...savedViewAnswers.refusing, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('button', { name: 'Move down' }));
    await expect(await dialog.findByText(savedViewMessages.changedMeanwhile)).toBeVisible();
    await expect(names(dialog)[0]).toMatch(/^Leases to sign/);
  },
};

export const ManagedRenamed: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    const field = await dialog.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'modified THIS month{Enter}');
    await expect(await dialog.findByText(savedViewMessages.nameTaken)).toBeVisible();
    await expect(field).toHaveValue('modified THIS month');
  },
};

export const ManagedDeleted: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = await dialogIn(at, 'Delete view', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete view' }));
    const again = await dialogIn(at, 'Manage views');
    await waitFor(() => expect(names(again)).toHaveLength(4));
  },
};

export const Phone: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  globals: { viewport: { value: 'phone' } },
  play: async (at) => {
    const filters = await within(at.canvasElement).findByRole('button', { name: /^Filters/ });
    await userEvent.click(filters);
    const drawer = page(at);
    await userEvent.click(await drawer.findByRole('button', { name: 'Modified this month' }));
    await expect(await drawer.findByRole('menuitemradio', { name: 'Modified this month' })).toBeChecked();
  },
};
