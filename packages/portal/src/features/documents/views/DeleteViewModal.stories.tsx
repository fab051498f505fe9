import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, savedViewAnswers } from '@countersign/api-client/answers';
import { savedViews } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { buttonIn, choose, dialogIn, page, own } from './savedViews.example.ts';
import { viewMenuMessages } from './savedViews.messages.ts';

/** Asks before what a view showed is gone. The list stays as it is. */
const meta = {
  title: 'Screens/Documents/Saved views/Replace and delete',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...own() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Updated: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Update view…', `Modified this month ${viewMenuMessages.changed}`);
    const dialog = await dialogIn(at, 'Update view', 'alertdialog');
    await expect(dialog.getByText(viewMenuMessages.update)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update view' }));
    await expect(await buttonIn(at, 'Modified this month')).toBeVisible();
    await expect(page(at).getByText(viewMenuMessages.updated)).toBeVisible();
  },
};

/** Another window has deleted it: the dialog says so. */
export const UpdateRefused: Story = {
  args: { href: '/documents/12?saved=4&modified=30days&view=declined' },
  parameters: answering(...savedViewAnswers.refusing, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    await choose(at, 'Update view…', `Modified this month ${viewMenuMessages.changed}`);
    const dialog = await dialogIn(at, 'Update view', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Update view' }));
    await expect(await dialog.findByText(viewMenuMessages.gone)).toBeVisible();
  },
};

/** The list stays as it is. */
export const Deleted: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Delete view…', 'Modified this month');
    const dialog = await dialogIn(at, 'Delete view', 'alertdialog');
    await expect(dialog.getByText(viewMenuMessages.remove)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete view' }));
    await expect(await buttonIn(at)).toBeVisible();
    await expect(page(at).getByText(viewMenuMessages.deleted)).toBeVisible();
    await expect(within(at.canvasElement).getByText(/^Modified: /)).toBeVisible();
  },
};
