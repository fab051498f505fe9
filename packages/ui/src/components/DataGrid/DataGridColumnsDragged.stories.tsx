import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gridTester } from '../../test-utils/gridTester.js';
import { DataGridExample } from './DataGrid.example.js';
import { documents } from './DataGrid.fixtures.js';
import type { ColumnSettings } from './dataGrid.types.js';

const rows = documents(128);

/** Columns that a mouse takes hold of: by their edge to resize them, by their name to move them. */
const meta = {
  title: 'Components/DataGrid/ColumnsDragged',
  component: DataGridExample,
  args: {
    state: { status: 'ready', total: rows.length, rowAt: (index) => rows[index] },
    onColumnSettingsChange: fn<(settings: ColumnSettings) => void>(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataGridExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

function head(name: string): HTMLElement {
  return page.getByRole('columnheader', { name });
}

/** The edge of a column that is taken hold of to resize it. */
function edge(name: string): HTMLElement {
  const handle = head(name).querySelector('[data-grid-resizer]');
  if (!(handle instanceof HTMLElement)) throw new Error(`${name} cannot be resized`);
  return handle;
}

/** The middle of an element in the window, or so many pixels beside it. */
function middle(target: HTMLElement, aside = 0) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { target, coords: { clientX: left + width / 2 + aside, clientY: top + height / 2 } };
}

function sorted(): (string | null)[] {
  return page.getAllByRole('columnheader').map((each) => each.getAttribute('aria-sort'));
}

/** The width follows the pointer while it is down, and stays when it is let go. */
export const Resized: Story = {
  play: async ({ args }) => {
    const user = userEvent.setup();
    const before = head('Task').offsetWidth;
    const order = sorted();
    const grip = edge('Task');
    const { coords } = middle(grip);
    const at = (aside: number) => ({ target: grip, coords: { ...coords, clientX: coords.clientX + aside } });

    await user.pointer([{ keys: '[MouseLeft>]', ...at(0) }, at(20)]);
    await waitFor(() => expect(head('Task').offsetWidth).toBe(before + 20));
    await user.pointer(at(35));
    await waitFor(() => expect(head('Task').offsetWidth).toBe(before + 35));
    await user.pointer([{ keys: '[/MouseLeft]', ...at(35) }, at(-50)]);

    await expect(args.onColumnSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { task: before + 35 } }),
    );
    await expect(head('Task').offsetWidth).toBe(before + 35);
    await expect(sorted()).toEqual(order);
  },
};

/** A double click on its edge makes a column as wide as its longest words. */
export const ResizedToFit: Story = {
  play: async ({ args }) => {
    await userEvent.dblClick(edge('Title'));
    await waitFor(() => expect(args.onColumnSettingsChange).toHaveBeenCalled());
    const names = page.getAllByRole('rowheader');
    await waitFor(() => {
      const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      return expect(cut).toEqual([]);
    });
  },
};

/** However far it is dragged, enough of a column stays to take hold of. */
export const ResizedToMinimum: Story = {
  play: async ({ args }) => {
    const user = userEvent.setup();
    const grip = edge('Task');
    await user.pointer([
      { keys: '[MouseLeft>]', ...middle(grip) },
      middle(grip, -500),
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(head('Task').offsetWidth).toBe(48));
    await expect(args.onColumnSettingsChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { task: 48 } }),
    );
  },
};

/** A line shows the column's new position. */
export const Dragging: Story = {
  play: async ({ args }) => {
    const user = userEvent.setup();
    const title = head('Title');
    await user.pointer([{ keys: '[MouseLeft>]', ...middle(title) }, middle(head('Task'))]);
    await waitFor(() => expect(head('Task')).toHaveAttribute('data-drop', 'after'));
    await user.pointer(middle(head('Type')));
    await waitFor(() => expect(head('Type')).toHaveAttribute('data-drop', 'before'));
    await expect(head('Task')).not.toHaveAttribute('data-drop');
    await expect(args.onColumnSettingsChange).not.toHaveBeenCalled();
  },
};

/** Dropped on another column, it moves beside that one, and the press does not sort. */
export const Moved: Story = {
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    const grid = gridTester(within(canvasElement).getByRole('grid'));
    const order = head('Modified').getAttribute('aria-sort');
    await user.pointer([{ keys: '[MouseLeft>]', ...middle(head('Title')) }, middle(head('Task'))]);
    await waitFor(() => expect(head('Task')).toHaveAttribute('data-drop', 'after'));
    await user.pointer({ keys: '[/MouseLeft]', ...middle(head('Task')) });

    await waitFor(() => expect(grid.columns().slice(0, 3)).toEqual(['Type', 'Task', 'Title']));
    await expect(args.onColumnSettingsChange).toHaveBeenCalledOnce();
    await expect(args.onColumnSettingsChange).toHaveBeenCalledWith(
      expect.objectContaining({
        order: ['icon', 'task', 'title', 'filter', 'createdBy', 'modified', 'notifications'],
      }),
    );
    await expect(head('Modified')).toHaveAttribute('aria-sort', order);
    await expect(head('Title')).toHaveAttribute('aria-sort', 'none');
    await expect(
      await page.findByText('Title moved to column 4 of 8', undefined, { timeout: 15_000 }),
    ).toBeInTheDocument();
  },
};

/** Escape lets go of the column where it was. */
export const GivenUp: Story = {
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    const grid = gridTester(within(canvasElement).getByRole('grid'));
    const before = grid.columns();
    await user.pointer([{ keys: '[MouseLeft>]', ...middle(head('Title')) }, middle(head('Task'))]);
    await waitFor(() => expect(head('Task')).toHaveAttribute('data-drop', 'after'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(head('Task')).not.toHaveAttribute('data-drop'));
    await user.pointer({ keys: '[/MouseLeft]', ...middle(head('Task')) });
    await expect(grid.columns()).toEqual(before);
    await expect(args.onColumnSettingsChange).not.toHaveBeenCalled();
  },
};
