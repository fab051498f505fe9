import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, pressRight, untilRead } from '../screen/DocumentsScreen.example.ts';
import { readMarksFailed } from '../views.messages.ts';
import { emptyViews } from '../emptyList.messages.ts';

/** A dot at its icon says that the user has not opened a document yet. */
const meta = {
  title: 'Screens/Documents/Unread',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?view=unread' },
  parameters: { layout: 'fullscreen', ...answering(...documentAnswers.marking(allDocuments)) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks of one story are not those of the next. */
function marking() {
  return answering(...documentAnswers.marking(allDocuments));
}

const unread = allDocuments
  .filter(({ Unread }) => Unread)
  .toSorted((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));
const [first, second] = unread;

async function untilUnread(canvasElement: HTMLElement, count: number): Promise<void> {
  const views = within(within(canvasElement).getByRole('navigation', { name: 'Views' }));
  await waitFor(() =>
    expect(views.getByRole('button', { name: new RegExp(`^Unread.*${count} unread$`) })).toBeVisible(),
  );
}

export const Marked: Story = {
  args: { href: '/documents/12' },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await untilUnread(canvasElement, unread.length);
    await expect(canvas.getAllByRole('img', { name: /, unread$/ }).length).toBeGreaterThan(0);
  },
};

/** The count follows; the document stays in the view without its dot until that is opened again, so that no row moves. */
export const MarkedAsRead: Story = {
  parameters: marking(),
  play: async ({ canvasElement, canvas }) => {
    await pressRight(await canvas.findByText(first?.Title ?? ''));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Mark as read' }));
    await untilUnread(canvasElement, unread.length - 1);
    await expect(canvas.getByText(second?.Title ?? '')).toBeVisible();
    const row = canvas
      .getByText(first?.Title ?? '', { selector: '[role="rowheader"]' })
      .closest('[role="row"]');
    await waitFor(() =>
      expect(
        within(row instanceof HTMLElement ? row : canvasElement).queryByRole('img', { name: /, unread$/ }),
      ).toBeNull(),
    );
    await expect(canvas.getByText(first?.Title ?? '', { selector: '[role="rowheader"]' })).toBeVisible();
  },
};

export const OpenedAgain: Story = {
  parameters: marking(),
  play: async (context) => {
    await MarkedAsRead.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Unread/ }));
    const title = (of: typeof first) => [of?.Title ?? '', { selector: '[role="rowheader"]' }] as const;
    await waitFor(() => expect(canvas.queryByText(...title(first))).toBeNull());
    await expect(await canvas.findByText(...title(second))).toBeVisible();
    await expect(canvas.queryByText(...title(first))).toBeNull();
  },
};

export const AllRead: Story = {
  parameters: marking(),
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText(first?.Title ?? '')).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Mark all as read' }));
    await expect(await canvas.findByText(emptyViews.unread.title)).toBeVisible();
    await expect(canvas.getByText(emptyViews.unread.hint)).toBeVisible();
  },
};

/** Nothing changes, and the message says why. */
export const NotMarked: Story = {
  parameters: answering(documentAnswers.notMarked, ...documentAnswers.marking(allDocuments)),
  play: async ({ canvasElement, canvas }) => {
    await pressRight(await canvas.findByText(first?.Title ?? ''));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Mark as read' }));
    await expect(await page.findByText(readMarksFailed)).toBeVisible();
    await untilUnread(canvasElement, unread.length);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first?.Title ?? '')).toBeVisible();
    await expect(canvas.getAllByText('Unread', { selector: 'span' }).length).toBeGreaterThan(0);
  },
};
