import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataGridExample } from './DataGrid.example.js';
import { aDocument, documents } from './DataGrid.fixtures.js';
import { dataGridMessages } from './dataGrid.messages.js';

const rows = documents(1284);

const meta = {
  title: 'Components/DataGrid/Keyboard',
  component: DataGridExample,
  args: {
    state: { status: 'ready', total: rows.length, rowAt: (index) => rows[index] },
    onRowAction: fn(),
    rowMenu: fn(() => []),
    onSelectionChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataGridExample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the focus is, as assistive technology is told: row counted with the header, and column. */
function focusedAt(): string {
  const cell = document.activeElement?.closest('[aria-colindex]');
  const row = cell?.closest('[role="row"]');
  return `${row?.getAttribute('aria-rowindex')} ${cell?.getAttribute('aria-colindex')}`;
}

async function press(keys: string, where: string): Promise<void> {
  await userEvent.keyboard(keys);
  await expect(focusedAt()).toBe(where);
}

/** What the page's live region says, once changes have settled. */
function said(text: string | RegExp): Promise<HTMLElement> {
  return within(document.body).findByText(text, undefined, { timeout: 15_000 });
}

export const Moving: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(focusedAt()).toBe('2 1');
    await press('{ArrowDown}', '3 1');
    await press('{ArrowRight}', '3 2');
    await press('{ArrowUp}', '2 2');
    await press('{ArrowLeft}', '2 1');
    await press('{ArrowLeft}', '2 1');
    await press('{End}', '2 8');
    await press('{Home}', '2 1');
    await press('{PageDown}', '16 1');
    await press('{PageUp}', '2 1');
    await press('{Control>}{End}{/Control}', '1285 8');
    await press('{ArrowDown}', '1285 8');
    await press('{Control>}{Home}{/Control}', '2 1');
    await press('{ArrowUp}', '1 1');
  },
};

function ring(): string {
  return document.activeElement === null ? '' : getComputedStyle(document.activeElement).outlineStyle;
}

/** A press shows the selection alone. The ring comes with the first key, and comes back with the focus. */
export const PressedThenKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(aDocument(2).title));
    await expect(focusedAt()).toBe('4 3');
    await expect(ring()).toBe('none');
    await press('{ArrowDown}', '5 3');
    await expect(ring()).toBe('solid');
    await userEvent.click(canvas.getByText(aDocument(1).title));
    await expect(ring()).toBe('none');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(focusedAt()).toBe('3 3');
    await expect(ring()).toBe('solid');
  },
};

/** The focus stays on its row, in the document, however far the rows are scrolled. */
export const FocusSurvivesScrolling: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await userEvent.tab();
    await press('{ArrowDown}{ArrowRight}{ArrowRight}', '3 3');
    for (const row of [40, 400, 1200]) {
      grid.scrollTop = row * 33;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(focusedAt()).toBe('3 3');
      await expect(document.activeElement).toHaveTextContent(aDocument(1).title);
    }
    await press('{ArrowDown}', '4 3');
    await expect(grid.scrollTop).toBeLessThanOrEqual(66);
  },
};

export const Selecting: Story = {
  play: async ({ canvasElement }) => {
    const selected = () => canvasElement.querySelectorAll('[role="row"][aria-selected="true"]').length;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(selected()).toBe(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(selected()).toBe(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(selected()).toBe(5);
    await userEvent.keyboard(' ');
    await expect(selected()).toBe(4);
    await expect(await said('4 of 1,284 selected')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await said('1,284 of 1,284 selected')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toBe(0);
    await expect(await said('No rows selected')).toBeInTheDocument();
  },
};

/** Loading rows cannot be selected one by one; the grid announces that they were left out. */
export const SelectingBeyondLoadedRows: Story = {
  args: {
    state: {
      status: 'ready',
      total: rows.length,
      rowAt: (index) => (index < 60 ? rows[index] : undefined),
    },
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Control>}{Shift>}{End}{/Shift}{/Control}');
    await expect(await said(new RegExp(dataGridMessages.notLoaded))).toBeInTheDocument();
    await expect(args.onSelectionChange).toHaveBeenCalled();
  },
};

export const Acting: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onRowAction).toHaveBeenLastCalledWith(rows[1]);
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(args.rowMenu).toHaveBeenCalledTimes(1);
    await expect(args.rowMenu).toHaveBeenLastCalledWith(rows[1]);
  },
};

export const SortingAndResizing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = (name: string) => canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(header('Title')).toHaveAttribute('aria-sort', 'ascending'));
    await expect(header('Modified')).toHaveAttribute('aria-sort', 'none');
    await userEvent.keyboard(' ');
    await expect(header('Title')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(header('Title')).toHaveAttribute('aria-sort', 'descending');
    await expect(header('Task')).toHaveAccessibleDescription('Sort priority 2 of 2, ascending');
    await expect(await said(/Sorted by Title descending, then Task ascending/)).toBeInTheDocument();

    const before = header('Task').offsetWidth;
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(header('Task').offsetWidth).toBe(before + 32);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(header('Task').offsetWidth).toBe(before + 16);
  },
};

const longTitle = 'Minutes of the meeting of directors held on 12 November 2026, as resolved, final v2';

/** A title that is cut off is read whole where the keys are: over the cells that follow. */
export const CutTitle: Story = {
  args: {
    state: { status: 'ready', total: 2, rowAt: (index) => ({ ...aDocument(index), title: longTitle }) },
  },
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('rowheader', { name: longTitle });
    if (title === undefined) throw new Error('The first row has a title.');
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(title).toHaveFocus();
    await expect(title.scrollWidth).toBe(title.clientWidth);
    const { right, top, bottom } = title.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, (top + bottom) / 2)).toBe(title);
  },
};
