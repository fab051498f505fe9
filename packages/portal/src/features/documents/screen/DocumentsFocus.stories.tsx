import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documents } from '@countersign/api-client/fixtures';
import { answering, portal } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { besideMessages } from '../modals/preview.messages.ts';
import { allDocuments } from './DocumentsScreen.example.ts';
import { selectOneRow, selectRows } from './selectRows.example.ts';

const many = documents(1200);

/** A server that takes its time for each page after the first. */
const slowPages = portal.get('/documents/clients/{clientId}', async ({ query, response }) => {
  const size = Number(query.get('itemsPerPage'));
  const page = Number(query.get('pageNumber'));
  if (page > 1) await delay(600);
  return response(200).json({ Items: many.slice((page - 1) * size, page * size), TotalItems: many.length });
});

const meta = {
  title: 'Screens/Documents/Focus',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focused cell: its row, counted with the header. */
function focusedRow(): number {
  const cell = document.activeElement?.closest('[role="grid"] [aria-colindex]');
  return Number(cell?.closest('[role="row"]')?.getAttribute('aria-rowindex'));
}

async function untilFocusIsIn(row: number): Promise<void> {
  await waitFor(() => expect(focusedRow()).toBe(row));
}

/** Keys are held over rows that the server has not sent yet, in the column of the checkboxes and in that of the titles. */
export const WhileRowsLoad: Story = {
  parameters: answering(slowPages),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const title = await within(grid).findByRole('rowheader', { name: many[0]?.Title ?? '' });
    await userEvent.click(title);
    for (const column of ['{Home}', '{ArrowRight}{ArrowRight}']) {
      await userEvent.keyboard(`{Control>}{Home}{/Control}${column}`);
      let last = focusedRow();
      for (let page = 0; page < 4; page += 1) {
        await userEvent.keyboard('{PageDown}');
        await expect(focusedRow()).toBeGreaterThanOrEqual(last);
        last = focusedRow();
      }
      await expect(last).toBeGreaterThan(60);
      // Which row a letter finds depends on those that have arrived; the focus stays in the list.
      for (const key of ['q', '{ArrowDown}']) {
        await userEvent.keyboard(key);
        await expect(focusedRow()).toBeGreaterThan(1);
      }
      last = focusedRow();
      await waitFor(() => expect(document.activeElement?.closest('[data-pending]')).toBeNull());
      await expect(focusedRow()).toBe(last);
    }
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await untilFocusIsIn(many.length + 1);
    await waitFor(() => expect(document.activeElement?.closest('[data-pending]')).toBeNull());
    await untilFocusIsIn(many.length + 1);
  },
};

/** Escape leaves the menu of a row for the row. */
export const MenuOfARow: Story = {
  play: async ({ canvasElement }) => {
    await selectOneRow(canvasElement, 5);
    await userEvent.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
    const page = within(document.body);
    await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await untilFocusIsIn(6);
  },
};

/** The details are closed: the document that they showed has the focus, and stays selected. */
export const DetailsClosed: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 5);
    const details = within(await canvas.findByRole('complementary', { name: 'Document details' }));
    // Its button is another one while the document is being read.
    await details.findByText('Modified');
    await userEvent.click(details.getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Document details' })).toBeNull());
    await untilFocusIsIn(5);
    await expect(canvas.getByRole('row', { selected: true })).toHaveAttribute('aria-rowindex', '5');
  },
};

/** The bar of the selection is gone with the selection: the row selected last has the focus. */
export const SelectionCleared: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [3, 5]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: /clear/i }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull());
    await untilFocusIsIn(5);
  },
};

/** The preview went on to other documents: the one that it showed last is selected, and has the focus. */
export const PreviewClosed: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 3);
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const shows = async (row: number) => {
      const place = besideMessages.place(row - 1, allDocuments.length);
      await waitFor(() => expect(page.getByRole('dialog')).toHaveTextContent(place));
    };
    await shows(3);
    for (const row of [4, 5]) {
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await shows(row);
    }
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await untilFocusIsIn(5);
    const selected = canvas.getByRole('row', { selected: true });
    await expect(selected).toHaveAttribute('aria-rowindex', '5');
    await userEvent.keyboard('{ArrowDown}');
    await untilFocusIsIn(6);
  },
};

/** Beside ticked documents, too, the focus is on the document that was looked at last; they stay selected. */
export const PreviewClosedBesideTicks: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 3]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    const page = within(document.body);
    const shows = async (row: number) => {
      const place = besideMessages.place(row - 1, allDocuments.length);
      await waitFor(() => expect(page.getByRole('dialog')).toHaveTextContent(place));
    };
    await shows(5);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await shows(6);
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await untilFocusIsIn(6);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
  },
};
