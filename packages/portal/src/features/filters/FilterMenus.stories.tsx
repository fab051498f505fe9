import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { filterPaneMessages } from './filters.messages.ts';

/** Each filter of the tree has a menu and keys of its own, whichever filter is selected. */
const meta = {
  title: 'Screens/Filters/Menus in the tree',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const tree = () => screen.findByRole('tree', { name: 'Filters' });
const node = async (name: string) =>
  within(await tree()).findByRole('treeitem', { name: new RegExp(`^${name.replaceAll(', ', ' ?, ')}`) });

/** By a right click: of that filter, whichever is selected. */
export const MenuOfOther: Story = {
  play: async () => {
    const target = await node('Site screenshots');
    const { left, bottom } = target.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseRight]', target, coords: { x: left + 60, y: bottom - 8 } });
    const menu = within(await screen.findByRole('menu', { name: 'Site screenshots' }));
    await expect(menu.getByRole('menuitem', { name: /^Rename Filter/ })).toHaveTextContent('F2');
    await expect(menu.getByRole('menuitem', { name: /^Delete Filter/ })).toHaveTextContent('Delete');
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4);
  },
};

/** By Shift F10: what is created comes below that filter. */
export const CreateBelowOther: Story = {
  play: async () => {
    (await node('Site screenshots')).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu', { name: 'Site screenshots' });
    await userEvent.click(screen.getByRole('menuitem', { name: /^Create Filter/ }));
    await expect(await screen.findByText(filterPaneMessages.below('Site screenshots'))).toBeVisible();
  },
};

/** By the Delete key, of a filter that is not shown: the list stays as it is. */
export const DeletedByKey: Story = {
  args: { href: '/documents/12?filter=33' },
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    (await node('Site screenshots')).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete filter' }));
    await waitFor(() => expect(within(screen.getByRole('tree')).queryByText('Site screenshots')).toBeNull());
    await expect(await node('Payroll')).toHaveAttribute('aria-selected', 'true');
  },
};
