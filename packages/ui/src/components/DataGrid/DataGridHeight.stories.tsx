import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { DataGrid } from './DataGrid.js';
import type { DataGridColumn, DataGridState } from './dataGrid.types.js';
import { EMPTY_SELECTION, type GridSelection } from './selection/selection.js';

interface Matter {
  /** A UUID, as many applications have them. */
  id: string;
  title: string;
}

function aMatter(index: number): Matter {
  return {
    id: `0f8e2c1a-6b1d-4c1e-9a4f-${String(index).padStart(12, '0')}`,
    title: `Matter ${String(index + 1)}`,
  };
}

const columns: readonly DataGridColumn<Matter>[] = [
  { id: 'title', header: 'Title', width: 200, grow: 1, rowHeader: true, text: ({ title }) => title },
];
const state: DataGridState<Matter> = { status: 'ready', total: 60, rowAt: aMatter };

function Matters() {
  const [selection, setSelection] = useState<GridSelection<string>>(EMPTY_SELECTION);
  return (
    <DataGrid
      label="Matters"
      columns={columns}
      state={state}
      rowId={({ id }) => id}
      selection={selection}
      onSelectionChange={setSelection}
      footer={[...selection.ids].join(' ') || 'Nothing is selected'}
    />
  );
}

const boxes = { wide: { maxWidth: 640 }, sized: { maxWidth: 640, height: 420 } } as const;

function Box({ size, children }: { size: keyof typeof boxes; children: ReactNode }) {
  return <div style={boxes[size]}>{children}</div>;
}

/** Where the grid’s height comes from, in an application of one’s own. */
const meta = {
  title: 'Components/DataGrid/Height',
  component: Matters,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Matters>;

export default meta;
type Story = StoryObj<typeof meta>;

function heightOf(canvasElement: HTMLElement): number {
  const frame = within(canvasElement).getByRole('grid').parentElement?.parentElement;
  return frame?.offsetHeight ?? 0;
}

/** A theme between the box and the grid takes no part in the layout. */
export const ThemeBetween: Story = {
  render: () => (
    <Box size="sized">
      <ThemeProvider>
        <Matters />
      </ThemeProvider>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(heightOf(canvasElement)).toBe(420);
  },
};

/** A part of a page has a ground of its own, which fills its box. */
export const PartBetween: Story = {
  render: () => (
    <Box size="sized">
      <ThemeProvider scope="part">
        <Matters />
      </ThemeProvider>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(heightOf(canvasElement)).toBe(420);
  },
};

/** Ten rows; the console tells the developer why. */
export const NoHeight: Story = {
  render: () => (
    <Box size="wide">
      <Matters />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid.clientHeight).toBe(34 + 10 * 33);
    await expect(grid.querySelectorAll('[role=row]:not([hidden]) [role=rowheader]')).toHaveLength(10);
  },
};

/** Rows have strings as ids as well as numbers: one, and a range from it. */
export const Uuids: Story = {
  render: () => (
    <Box size="sized">
      <Matters />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Matter 2$/ }));
    await expect(canvas.getByText(aMatter(1).id)).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText(`${aMatter(1).id} ${aMatter(2).id}`)).toBeVisible();
  },
};
