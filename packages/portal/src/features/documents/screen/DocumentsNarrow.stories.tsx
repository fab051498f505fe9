import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, portal, previewAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from './DocumentsScreen.example.ts';
import { isFocusInSight } from './focusInSight.example.ts';

const meta = {
  title: 'Screens/Documents/On phones and tablets',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);

/** The tree is in a drawer, so the list itself says that filters hide documents. */
export const Filtered: Story = {
  args: { href: '/documents/12?filter=33&modified=financialYear' },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Payroll ?, remove$/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(page.getByRole('button', { current: true, name: 'All documents' })).toHaveFocus(),
    );
    await userEvent.click(await page.findByText('Payroll'));
    // One filter is removed by its own chip: no second button does the same.
    await waitFor(() => expect(canvas.getByRole('button', { name: /Payroll ?, remove$/ })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Filters: 1 in use' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

export const TabletFiltered: Story = {
  args: { href: '/documents/12?filter=33' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Filters: Payroll' })).toBeVisible();
  },
};

/** The details fit beside the table: it stays one, and a double click opens the row. */
export const Notebook: Story = {
  parameters: answering(previewAnswers.pending),
  globals: { viewport: { value: 'notebook' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const other = allDocuments.find(({ Id }) => Id !== newest?.Id);
    await userEvent.click(canvas.getByText(other?.Title ?? ''));
    await expect(await screen.findByRole('complementary', { name: 'Document details' })).toBeVisible();
    await userEvent.dblClick(canvas.getByText(newest?.Title ?? ''));
    await expect(await screen.findByRole('dialog', { name: `Preview ${newest?.Title}` })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Title/, hidden: true })).toBeInTheDocument();
  },
};

/** A wide pane leaves no room for the details beside the table: they are in a drawer, and the table stays. */
export const NotebookWidePane: Story = {
  globals: { viewport: { value: 'notebook' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    canvas.getByRole('separator', { name: 'Width of Filters' }).focus();
    await userEvent.keyboard('{End}');
    // It is offered once the pane has taken the room.
    const details = await canvas.findByRole('button', { name: 'Details' });
    await userEvent.click(canvas.getByText(newest?.Title ?? ''));
    await waitFor(() => expect(details).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(details);
    await expect(await screen.findByRole('dialog', { name: 'Document details' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Title/, hidden: true })).toBeInTheDocument();
  },
};

/** A list without a header: its menu sorts, and selects everything. */
export const Sorted: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort and select' }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Ascending' }));
    const [oldest] = allDocuments.toSorted((a, b) => a.ModifiedDate.localeCompare(b.ModifiedDate));
    await waitFor(() => expect(canvas.getByText(oldest?.Title ?? '')).toBeVisible());
    const sortBy = within(page.getByRole('group', { name: 'Sort by' }));
    await userEvent.click(sortBy.getByRole('menuitemradio', { name: 'Title' }));
    await waitFor(() => expect(sortBy.getByRole('menuitemradio', { name: 'Title' })).toBeChecked());
    await userEvent.click(await page.findByRole('menuitem', { name: 'Select all' }));
    await waitFor(() => expect(canvas.getByText('128 selected')).toBeVisible());
  },
};

/** What the list was asked to be sorted by after its first field. */
const orders: string[][] = [];

/** What the first field leaves equal is sorted by a second one, which a header offers with Shift. */
export const SortedByTwo: Story = {
  beforeEach: () => {
    orders.length = 0;
  },
  parameters: {
    msw: [
      portal.get('/documents/clients/{clientId}', ({ query }) => {
        orders.push(query.getAll('thenBy'));
      }),
      ...answering().msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort and select' }));
    const sortBy = within(await page.findByRole('group', { name: 'Sort by' }));
    await userEvent.click(sortBy.getByRole('menuitemradio', { name: 'Created by' }));
    const thenBy = within(page.getByRole('group', { name: 'Then by' }));
    await waitFor(() => expect(thenBy.queryByRole('menuitemradio', { name: 'Created by' })).toBeNull());
    await expect(thenBy.getByRole('menuitemradio', { name: 'None' })).toBeChecked();
    await userEvent.click(thenBy.getByRole('menuitemradio', { name: 'Title' }));
    const order = within(await page.findByRole('group', { name: 'Second order' }));
    await userEvent.click(order.getByRole('menuitemradio', { name: 'Descending' }));
    await waitFor(() => expect(order.getByRole('menuitemradio', { name: 'Descending' })).toBeChecked());
    await waitFor(() => expect(orders.at(-1)).toEqual(['Title:desc']));
  },
};

const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });

/** A finger that misses a tick keeps what was picked, and picks one more. */
export const PickedByTaps: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const grid = within(canvas.getByRole('grid'));
    const [first, second] = grid.getAllByRole('rowheader');
    if (first === undefined || second === undefined) throw new Error('The list has two documents.');
    await tap(grid.getAllByRole('checkbox', { hidden: true })[0] ?? first);
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await tap(second);
    await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** While nothing is picked, a tap opens the document; after that one is closed, so does the next. */
export const OpenedByTap: Story = {
  parameters: answering(previewAnswers.pending),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await tap(canvas.getByText(newest?.Title ?? ''));
    const preview = await screen.findByRole('dialog', { name: `Preview ${newest?.Title}` });
    await userEvent.click(within(preview).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const other = allDocuments.find(({ Id }) => Id !== newest?.Id);
    await tap(canvas.getByText(other?.Title ?? ''));
    await expect(await screen.findByRole('dialog', { name: `Preview ${other?.Title}` })).toBeVisible();
  },
};

/** The actions are at the bottom, within a thumb's reach. */
export const Selected: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitem', { name: /^Mark as (un)?read$/ })).toBeVisible();
    await userEvent.click(await page.findByRole('menuitem', { name: 'Details' }));
    const drawer = await page.findByRole('dialog', { name: 'Document details' });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(within(drawer).getByRole('button', { name: 'Copy Link' })).toBeVisible();
    const [title, close] = [
      within(drawer).getByRole('heading', { name: waiting?.Title ?? '' }),
      within(drawer).getByRole('button', { name: 'Close' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(Math.abs((title?.top ?? 0) - (close?.top ?? 0))).toBeLessThan(24);
  },
};

/** At 320 px the bar still says how many are selected, and what leaves it for that is in its menu. */
export const SelectedNarrow: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const count = await canvas.findByText('1 selected');
    await expect(count.clientHeight).toBeLessThan(24);
    const bar = within(canvas.getByRole('region', { name: 'Selected documents' }));
    await expect(bar.queryByRole('button', { name: 'Tasks' })).toBeNull();
    await expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeVisible();
    await expect(screen.getByRole('group', { name: waiting?.Title ?? '' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Tasks' })).toBeVisible();
  },
};

/** The same of several: a second tap that selects a second one finds the same buttons in the same places. */
export const SeveralSelectedNarrow: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const grid = within(canvas.getByRole('grid'));
    const bar = () => within(canvas.getByRole('region', { name: 'Selected documents' }));
    const places = () =>
      ['More actions', /^Delete/, 'Clear selection'].map(
        (name) => bar().getByRole('button', { name }).getBoundingClientRect().left,
      );
    const [first, second] = grid.getAllByRole('checkbox', { hidden: true });
    await tap(first ?? canvasElement);
    await canvas.findByText('1 selected');
    const before = places();
    await tap(second ?? canvasElement);
    const count = await canvas.findByText('2 selected');
    await expect(count.clientHeight).toBeLessThan(24);
    await expect(places()).toEqual(before);
    await expect(bar().getByRole('button', { name: 'Delete 2 documents' })).toBeVisible();
  },
};

/** With the letter and word spacing that some readers set, no date and no view is cut. */
export const TextSpacing: Story = {
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story) => (
      <>
        <style>{'* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    const grid = canvas.getByRole('grid');
    const dates = within(grid).getAllByText(/^\d{2}\/\d{2}\/\d{4}$/);
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    for (const text of [...dates, views.getByText('Waiting for the client')]) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
    }
  },
};

/** At 400 % the page scrolls: every button of the bar, the last one too, can be scrolled to and pressed. */
export const Zoomed: Story = {
  args: { href: `/documents/12/${waiting?.Id}?filter=33` },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    for (const button of [...bar.getAllByRole('button'), canvas.getByRole('searchbox')]) {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const reached = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(button.contains(reached)).toBe(true);
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBeGreaterThan(clientHeight);
    await expect(canvas.getByRole('grid').getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};

/** The bar of the selection takes room from the list; the row that was selected stays in sight, with the focus. */
export const SelectedByKey: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    canvas.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(isFocusInSight()).toBe(true));
    await userEvent.keyboard(' ');
    await canvas.findByRole('region', { name: 'Selected documents' });
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await waitFor(() => expect(isFocusInSight()).toBe(true));
  },
};

export const ZoomedSelectedByKey: Story = {
  ...SelectedByKey,
  globals: { viewport: { value: 'zoomed' } },
};
