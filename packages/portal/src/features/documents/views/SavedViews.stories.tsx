import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { answering, savedViewAnswers } from '@countersign/api-client/answers';
import { aSavedView } from '@countersign/api-client/fixtures';
import { MOST_VIEWS, savedViewRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { buttonIn, choose, dialogIn, openMenu, page, own } from './savedViews.example.ts';
import { viewMenuMessages } from './savedViews.messages.ts';
import { savedViewsPart } from './savedViewsPart.ts';

/** Users name lists that they need often, and find them below the views. */
const meta = {
  title: 'Screens/Documents/Saved views/Menu',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...own() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const most = Array.from({ length: MOST_VIEWS }, (_, index) => aSavedView(index + 1, `View ${index + 1}`));

const copied = fn(() => Promise.resolve());

/** Lets the page copy with this instead; returns what puts the browser's own back. */
function setClipboard(writeText: () => Promise<void>): () => void {
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  };
}

/** Two of every client, two of this one; that of another client is not offered. */
export const Own: Story = {
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await waitFor(() => expect(menu.getAllByRole('menuitemradio')).toHaveLength(4));
    await waitFor(() => expect(menu.getAllByRole('menuitemradio')[0]).toHaveFocus());
    await expect(menu.queryByRole('menuitemradio', { name: 'Grant applications' })).toBeNull();
    await expect(menu.queryByRole('menuitem', { name: 'Save as view…' })).toBeNull();
  },
};

export const NoViews: Story = {
  parameters: answering(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await expect(await menu.findByText(viewMenuMessages.none)).toBeVisible();
    await expect(menu.getByText(viewMenuMessages.noneHint)).toBeVisible();
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: new RegExp(`^${viewMenuMessages.none}`) })).toHaveFocus(),
    );
  },
};

export const Loading: Story = {
  parameters: answering(savedViewAnswers.pending),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await expect(menu.getByText(viewMenuMessages.loading)).toBeVisible();
  },
};

/** The menu says so; its list stays usable. */
export const Failed: Story = {
  parameters: answering(savedViewAnswers.failing),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const menu = await openMenu(at);
    await expect(await menu.findByText(viewMenuMessages.failed)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Try again' })).toHaveFocus());
  },
};

/** Without a network before its first use, the menu says so, and is there as soon as the network is. */
export const NotArrived: Story = {
  parameters: own(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const lost = spyOn(savedViewsPart, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    const menu = await openMenu(at);
    await expect(await menu.findByText(viewMenuMessages.failed)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Try again' })).toBeVisible();
    await expect(within(at.canvasElement).queryByRole('alert')).toBeNull();
    lost.mockRestore();
  },
};

export const ArrivedAgain: Story = {
  parameters: own(),
  play: async (at) => {
    await NotArrived.play?.(at);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(page(at).getAllByRole('menuitemradio')).toHaveLength(4));
  },
};

/** Only a reload gets code that the server no longer has. */
export const GoneForGood: Story = {
  parameters: own(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    const lost = spyOn(savedViewsPart, 'load').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module: /assets/SavedViews.js'),
    );
    const menu = await openMenu(at);
    await expect(await menu.findByRole('menuitem', { name: 'Reload' })).toBeVisible();
    lost.mockRestore();
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
    const menu = await openMenu(at, `Modified this month ${viewMenuMessages.changed}`);
    await expect(await menu.findByRole('menuitem', { name: 'Update view…' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Save as view…' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Discard changes' })).toBeVisible();
  },
};

export const Reset: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  play: async (at) => {
    await choose(at, 'Discard changes', `Modified this month ${viewMenuMessages.changed}`);
    // It is shown, as a built-in view or a filter is.
    await expect(await buttonIn(at, 'Modified this month')).toHaveAttribute('aria-current', 'true');
  },
};

export const LimitReached: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(...savedViewAnswers.changing(most)),
  play: async (at) => {
    const menu = await openMenu(at);
    const item = await menu.findByRole('menuitem', { name: /^Save as view…/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(menu.getByText(savedViewRuleMessages.tooMany)).toBeInTheDocument();
    await waitFor(() => expect(menu.getAllByRole('menuitemradio')[0]).toHaveFocus());
    await userEvent.keyboard('save');
    await expect(item).toHaveFocus();
  },
};

/** The view opens with the documents of all filters, and says why. */
export const FilterDeleted: Story = {
  parameters: own(),
  play: async (at) => {
    await untilRead(at.canvasElement);
    await choose(at, 'Old trust deeds');
    await expect(await buttonIn(at, 'Old trust deeds')).toBeVisible();
    await expect(await page(at).findByText(viewMenuMessages.filterDeleted('Old trust deeds'))).toBeVisible();
  },
};

/** A colleague's link shows what their view shows, and can be saved as one's own. */
export const FromALink: Story = {
  args: { href: '/documents/12?saved=812&view=declined&q=lease' },
  play: async (at) => {
    const button = await buttonIn(at, viewMenuMessages.notSaved);
    await expect(within(at.canvasElement).getByRole('searchbox')).toHaveValue('lease');
    await userEvent.click(button);
    await expect(await page(at).findByRole('menuitem', { name: 'Save as view…' })).toBeVisible();
  },
};

/** The browser did not copy the link: it can be copied from the dialog. */
export const LinkNotCopied: Story = {
  args: { href: '/documents/12/4021?saved=4&modified=30days' },
  beforeEach: () => setClipboard(() => Promise.reject(new Error('Refused'))),
  play: async (at) => {
    await choose(at, 'Copy Link', 'Modified this month');
    const dialog = await dialogIn(at, 'Copy Link');
    await expect(dialog.getByText(viewMenuMessages.linkNotCopied)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      new URL('/documents/12?saved=4&modified=30days', location.href).href,
    );
  },
};

/** Everything that the view shows is in the link. */
export const LinkCopied: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  beforeEach: () => setClipboard(copied),
  play: async (at) => {
    await choose(at, 'Copy Link', 'Modified this month');
    await expect(await page(at).findByText(viewMenuMessages.linkCopied)).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(
      new URL('/documents/12?saved=4&modified=30days', location.href).href,
    );
  },
};

export const Phone: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  globals: { viewport: { value: 'phone' } },
  play: async (at) => {
    const filters = await within(at.canvasElement).findByRole('button', { name: /^Filters/ });
    await userEvent.click(filters);
    const drawer = page(at);
    await userEvent.click(await drawer.findByRole('button', { name: /: Modified this month$/ }));
    await expect(await drawer.findByRole('menuitemradio', { name: 'Modified this month' })).toBeChecked();
  },
};

/** None of the views above is what is shown; *All documents* leaves the view with all that limits it. */
export const LeftForAll: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&q=fee' },
  play: async ({ canvasElement, canvas }) => {
    const views = within(await canvas.findByRole('navigation', { name: 'Views' }));
    const all = views.getByRole('button', { name: /^All documents/ });
    await expect(all).not.toHaveAttribute('aria-current');
    await userEvent.click(all);
    await untilRead(canvasElement);
    await waitFor(() => expect(all).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /^Modified: / })).toBeNull();
  },
};
