import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DataGridExample } from './DataGrid.example.js';
import { aDocument, type SampleDocument } from './DataGrid.fixtures.js';
import type { DataGridState } from './dataGrid.types.js';

const onRangeNeeded = fn();

/** Only the first page and the rows from 50,000 on are loaded. */
const sparse: DataGridState<SampleDocument> = {
  status: 'ready',
  total: 100_000,
  rowAt: (index) => (index < 40 || index >= 50_000 ? aDocument(index) : undefined),
  onRangeNeeded,
};

const meta = {
  title: 'Components/DataGrid/Scrolling',
  component: DataGridExample,
  args: { state: sparse },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onRangeNeeded.mockClear();
  },
} satisfies Meta<typeof DataGridExample>;

export default meta;
type Story = StoryObj<typeof meta>;

function scrollTo(canvas: HTMLElement, row: number): void {
  within(canvas).getByRole('grid').scrollTop = row * 33;
}

/** A jump to the middle: rows that are not loaded show skeletons, and are requested. */
export const Sparse: Story = {
  play: async ({ canvasElement }) => {
    scrollTo(canvasElement, 49_990);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[role="row"][data-pending]:not([hidden])')).toHaveLength(12),
    );
    // Two pages of 16 rows in sight, and one ahead.
    await waitFor(() => expect(onRangeNeeded).toHaveBeenLastCalledWith(49_984, 50_031));
    await expect(onRangeNeeded.mock.calls.length).toBeLessThanOrEqual(2);
  },
};

/** The last of a hundred thousand rows; there are never more elements than fit the screen twice. */
export const HundredThousandRows: Story = {
  args: { state: { status: 'ready', total: 100_000, rowAt: aDocument } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    scrollTo(canvasElement, 100_000);
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: aDocument(99_999).title })).toBeVisible(),
    );
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(40);
  },
};
