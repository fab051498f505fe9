import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DataGrid } from './DataGrid.js';
import { sampleColumns, sampleCompact } from './DataGrid.example.js';
import { documents, type SampleDocument } from './DataGrid.fixtures.js';
import type { CompactRow } from './dataGrid.types.js';
import { EMPTY_SELECTION, type GridSelection } from './selection/selection.js';

const rows = documents(4);
const box = { width: 390, height: 296, maxWidth: '100%' };

function withoutIcon(row: SampleDocument): CompactRow {
  return { ...sampleCompact(row), leading: undefined };
}

function withLongTitle(row: SampleDocument): SampleDocument {
  return { ...row, title: `${row.title}, as resolved by the directors, final v2` };
}

interface ListProps {
  selectable: boolean;
  icons: boolean;
  /** Whether titles have no room in one line. */
  long?: boolean;
  /** Whether rows have a menu. */
  menu?: boolean;
}

function List({ selectable, icons, long = false, menu = false }: ListProps) {
  const [selection, setSelection] = useState<GridSelection>(EMPTY_SELECTION);
  return (
    <div style={box}>
      <DataGrid
        label="Documents"
        columns={sampleColumns}
        state={{
          status: 'ready',
          total: rows.length,
          rowAt: (index) => (long ? rows.map(withLongTitle)[index] : rows[index]),
        }}
        rowMenu={menu ? () => [] : undefined}
        rowId={({ id }) => id}
        selection={selection}
        onSelectionChange={selectable ? setSelection : undefined}
        renderCompact={icons ? sampleCompact : withoutIcon}
      />
    </div>
  );
}

/** The list form of narrow containers: rows with and without icons, to read only or to select. */
const meta = {
  title: 'Components/DataGrid/List form',
  component: List,
  args: { selectable: false, icons: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How far from the edges of the grid the first row's title begins and its date ends, in pixels. */
function insets(canvasElement: HTMLElement): [start: number, end: number] {
  const grid = within(canvasElement).getByRole('grid').getBoundingClientRect();
  const [title] = within(canvasElement).getAllByText('2025 Company tax return');
  const [date] = within(canvasElement).getAllByText('20/11/2025');
  if (title === undefined || date === undefined) throw new Error('The first row has a title and a date.');
  return [title.getBoundingClientRect().left - grid.left, grid.right - date.getBoundingClientRect().right];
}

/** Whether each row’s checkbox is drawn. */
function drawnCheckboxes(canvasElement: HTMLElement): boolean[] {
  return within(canvasElement)
    .queryAllByRole('checkbox')
    .map((checkbox) => getComputedStyle(checkbox).borderTopColor !== 'rgba(0, 0, 0, 0)');
}

/** Icons of files that are drawn, 20 px wide. */
function drawnIcons(canvasElement: HTMLElement): number {
  const icons = [...canvasElement.querySelectorAll('[role=row] svg[width="20"]')];
  return icons.filter((icon) => icon.getBoundingClientRect().width === 20).length;
}

/** To read: title, pill and date keep the same distance from both edges. */
export const TextAlone: Story = {
  play: async ({ canvasElement }) => {
    await expect(insets(canvasElement)).toEqual([12, 12]);
    await expect(drawnIcons(canvasElement)).toBe(0);
  },
};

/** To read, by type: each row begins with its icon. */
export const WithIcons: Story = {
  args: { icons: true },
  play: async ({ canvasElement }) => {
    await expect(insets(canvasElement)).toEqual([48, 12]);
    await expect(drawnIcons(canvasElement)).toBe(4);
  },
};

/** To select, without icons: the checkboxes are there from the start. */
export const WithCheckboxes: Story = {
  args: { selectable: true },
  play: async ({ canvasElement }) => {
    await expect(insets(canvasElement)).toEqual([48, 12]);
    await expect(drawnCheckboxes(canvasElement)).toEqual([true, true, true, true]);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /September/ }));
    await expect(drawnCheckboxes(canvasElement)).toEqual([true, true, true, true]);
  },
};

/** To select, with icons: the checkbox takes the icon's place in selected rows. */
export const WithIconsToSelect: Story = {
  args: { selectable: true, icons: true },
  play: async ({ canvasElement }) => {
    await expect(insets(canvasElement)).toEqual([48, 12]);
    await expect(drawnCheckboxes(canvasElement)).toEqual([false, false, false, false]);
    await userEvent.click(within(canvasElement).getByRole('rowheader', { name: /September/ }));
    await expect(drawnCheckboxes(canvasElement)).toEqual([false, false, false, true]);
    await expect(drawnIcons(canvasElement)).toBe(3);
  },
};

/** A title that is cut off is read on two lines where the keys are; pill and date stay where they have room. */
export const CutTitle: Story = {
  args: { selectable: true, icons: true, long: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^2025 Company tax return/);
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(title.closest('[role="rowheader"]')).toHaveFocus();
    await expect(title.scrollWidth).toBe(title.clientWidth);
    await expect(title.scrollHeight).toBe(title.clientHeight);
    const row = title.closest('[role="row"]')?.getBoundingClientRect();
    const [date] = canvas.getAllByText('20/11/2025');
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(row?.top ?? Infinity);
    await expect(date?.getBoundingClientRect().bottom).toBeLessThan(row?.bottom ?? 0);
  },
};

/** The button of the menu fills its column: its ring is inside, where nothing cuts it off. */
export const MenuFocused: Story = {
  args: { menu: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const button = document.activeElement ?? document.body;
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const grid = canvas.getByRole('grid').getBoundingClientRect();
    await expect(button.getBoundingClientRect().right + reach).toBeLessThanOrEqual(grid.right);
  },
};
