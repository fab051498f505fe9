import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { rareMessages } from '../rare.messages.ts';
import { allDocuments, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';

/** Marks several documents as read or unread from the bar, on desktops and on phones. */
const meta = {
  title: 'Screens/Documents/Marking several',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering(...documentAnswers.marking(allDocuments)) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [1, 3]);
    await expect(await canvas.findByRole('button', { name: 'Download 2 documents' })).toBeVisible();
  },
};

/** What has no place in the bar is in its menu, with its name; marking as read and unread too. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [1, 3]);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitem', { name: /^Remove tasks from 2 documents/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Resend PINs for 2 documents/ })).toBeVisible();
    await userEvent.click(page.getByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
};

/** The bar over the grid marks too. */
export const Marked: Story = {
  play: async ({ canvasElement, canvas }) => {
    const marks = () => canvas.queryAllByRole('img', { name: /, unread$/ }).length;
    await untilRead(canvasElement);
    const before = marks();
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(marks()).toBeLessThan(before));
    await expect(await page.findByText(rareMessages.marked(true, 2))).toBeInTheDocument();
  },
};
