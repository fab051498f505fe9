import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gridTester } from '../../test-utils/gridTester.js';
import { DeleteIcon, DownloadIcon, HistoryIcon, PreviewIcon } from '../Icon/icons.js';
import { DataGridExample } from './DataGrid.example.js';
import { documents } from './DataGrid.fixtures.js';
import { parseColumnSettings } from './columns/columnSettings.js';
import type { ColumnSettings } from './dataGrid.types.js';

const rows = documents(128);
const choose = fn();

/** Wider than the grid, and pinned at both ends. */
const pinned: ColumnSettings = {
  widths: { title: 220, task: 440 },
  visible: {},
  order: [],
  pinned: { icon: 'start', title: 'start', notifications: 'end' },
};

/** What a user does to the columns, the height of rows, and the menu of a row. */
const meta = {
  title: 'Components/DataGrid/Columns',
  component: DataGridExample,
  args: { state: { status: 'ready', total: rows.length, rowAt: (index) => rows[index] } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    choose.mockClear();
  },
} satisfies Meta<typeof DataGridExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** All that a header does by pointer, in words. */
export const ColumnMenu: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight>3/}{Shift>}{F10}{/Shift}');
    const menu = within(await page.findByRole('menu', { name: 'Task' }));
    await expect(menu.getByRole('menuitem', { name: 'Sort ascending' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Sort ascending' })).toHaveFocus());
  },
};

export const HiddenByMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight>3/}{Shift>}{F10}{/Shift}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Task' })).toBeNull());
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

/** Control, Shift and an arrow on a header move the column, and announce its new position. */
export const MovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight>2/}{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    const grid = gridTester(within(canvasElement).getByRole('grid'));
    await waitFor(() => expect(grid.columns().slice(0, 3)).toEqual(['Type', 'Task', 'Title']));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Title'));
    await expect(
      await page.findByText('Title moved to column 4 of 8', undefined, { timeout: 15_000 }),
    ).toBeInTheDocument();
  },
};

/** Settings stored as text during an earlier visit: widths, order, hidden and pinned columns. */
export const Remembered: Story = {
  args: {
    columnsBefore: parseColumnSettings(
      JSON.parse(
        '{"widths":{"title":260},"visible":{"createdBy":false},"order":["icon","modified","title"],"pinned":{"title":"start"}}',
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = gridTester(canvas.getByRole('grid'));
    await expect(grid.columns()).not.toContain('Created by');
    await expect(grid.columns().indexOf('Modified')).toBeLessThan(grid.columns().indexOf('Task'));
    await expect(grid.columns()[0]).toBe('Title');
    await expect(canvas.getByRole('columnheader', { name: 'Title' }).offsetWidth).toBe(260);
  },
};

/** What the menu of the columns says of each. */
async function ticks(): Promise<Record<string, boolean>> {
  const items = await page.findAllByRole('menuitemcheckbox');
  return Object.fromEntries(
    items.map((item) => [item.textContent, item.getAttribute('aria-checked') === 'true']),
  );
}

/** Without room for all columns, those that are left out have no tick. Selecting one shows it nevertheless. */
export const TickedAsShown: Story = {
  args: { width: 660, columnsMenu: true },
  play: async ({ canvas }) => {
    const grid = gridTester(canvas.getByRole('grid'));
    await expect(grid.columns()).not.toContain('Created by');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await ticks()).toMatchObject({ Task: true, 'Created by': false });
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Created by' }));
    await waitFor(() => expect(grid.columns()).toContain('Created by'));
    await waitFor(async () => expect(await ticks()).toMatchObject({ 'Created by': true }));
  },
};

/** Widths, order, pins and hidden columns are as at the beginning again. */
export const Reset: Story = {
  args: {
    columnsMenu: true,
    columnsBefore: { ...pinned, visible: { task: false }, order: ['modified', 'title'] },
    onColumnSettingsChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const grid = gridTester(canvas.getByRole('grid'));
    await expect(grid.columns()).not.toContain('Task');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(grid.columns().slice(0, 3)).toEqual(['Type', 'Title', 'Task']));
    await expect(args.onColumnSettingsChange).toHaveBeenLastCalledWith({
      widths: {},
      visible: {},
      order: [],
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

/** A double click on the edge of a header gives its column the width of its content, and so does its menu. */
export const Fitted: Story = {
  args: { columnsBefore: { ...pinned, pinned: {}, widths: { title: 80, task: 300 } } },
  play: async ({ canvas, canvasElement }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    const cut = () =>
      [...canvasElement.querySelectorAll('[role="rowheader"]')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth,
      );
    await expect(cut()).not.toEqual([]);
    const edge = header('Title').querySelector('[data-grid-resizer]');
    if (edge === null) throw new Error('The title can be resized.');
    await userEvent.dblClick(edge);
    await waitFor(() => expect(header('Title').offsetWidth).toBeGreaterThan(120));
    await expect(cut()).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Home}{ArrowRight>3/}{Shift>}{F10}{/Shift}');
    const menu = within(await page.findByRole('menu', { name: 'Task' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Fit to content' }));
    await waitFor(() => expect(header('Task').offsetWidth).toBeLessThan(260));
  },
};

/** The menu of a header adds its column to the order of others; numbers say which weighs first. */
export const AddedToSort: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight>3/}{Shift>}{F10}{/Shift}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Add to sort' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Task' })).toHaveAccessibleDescription(
        'Sort priority 2 of 2, ascending',
      ),
    );
    await expect(canvas.getByRole('columnheader', { name: 'Modified' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** Title and bell stay where they are while the rest goes past below them. */
export const Pinned: Story = {
  args: { width: 720, columnsBefore: pinned, selected: { mode: 'only', ids: new Set([2, 4]) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('columnheader', { name: 'Title' });
    const before = title.getBoundingClientRect().left;
    const grid = canvas.getByRole('grid');
    grid.scrollLeft = 100;
    await waitFor(() => expect(grid.scrollLeft).toBe(100));
    await expect(title.getBoundingClientRect().left).toBe(before);
  },
};

/** 44 px a row, for reading and for touch. */
export const Comfortable: Story = {
  args: { density: 'comfortable', selected: { mode: 'only', ids: new Set([2]) } },
};

const rowActions = () => [
  { id: 'preview', label: 'Preview', icon: PreviewIcon, onSelect: choose },
  { id: 'download', label: 'Download', icon: DownloadIcon, onSelect: choose },
  { id: 'history', label: 'History', icon: HistoryIcon, onSelect: choose },
  {
    id: 'last',
    items: [{ id: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'danger' as const, onSelect: choose }],
  },
];

/** A right click opens the row's menu at the pointer; selecting an item performs its action. */
export const ContextMenu: Story = {
  args: { rowMenu: rowActions },
  play: async ({ canvasElement }) => {
    const title = rows[2]?.title ?? '';
    const target = within(canvasElement).getByRole('rowheader', { name: title });
    await userEvent.pointer({ keys: '[MouseRight]', target });
    const menu = await page.findByRole('menu', { name: title });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Download' }));
    await waitFor(() => expect(choose).toHaveBeenCalledOnce());
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};

/** Each row ends with a button that opens its menu; a right click and Shift F10 open the same. */
export const RowMenu: Story = {
  args: { rowMenu: rowActions },
  play: async ({ canvasElement }) => {
    const title = rows[1]?.title ?? '';
    await userEvent.click(within(canvasElement).getByRole('button', { name: `More actions ${title}` }));
    const menu = await page.findByRole('menu', { name: title });
    await expect(within(menu).getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Preview' })).toHaveFocus());
  },
};

/** The head of these buttons shows the focus as every other cell does. */
export const MenuHeadFocused: Story = {
  args: { rowMenu: rowActions },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{End}');
    const head = within(canvasElement).getByRole('columnheader', { name: 'More actions' });
    await waitFor(() => expect(head).toHaveFocus());
    await expect(getComputedStyle(head).outlineWidth).toBe('2px');
  },
};
