import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { SearchField } from '../SearchField/SearchField.js';
import { DataGridExample } from './DataGrid.example.js';
import { documents, type SampleDocument } from './DataGrid.fixtures.js';
import { DataGrid } from './DataGrid.js';
import { DataGridColumnsMenu } from './columns/DataGridColumnsMenu.js';
import type { DataGridState } from './dataGrid.types.js';
import { EVERYTHING } from './selection/selection.js';

function ready(rows: SampleDocument[], refetching = false): DataGridState<SampleDocument> {
  return { status: 'ready', total: rows.length, rowAt: (index) => rows[index], refetching };
}

const state = ready(documents(128));

const meta = {
  title: 'Components/DataGrid',
  component: DataGridExample,
  subcomponents: { DataGrid, DataGridColumnsMenu },
  tags: ['!autodocs'],
  args: { state },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataGridExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Empty: Story = { args: { state: ready([]) } };

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'The documents couldn’t be read from the server. Nothing has been changed.',
      reference: '7F3A-91C2-08DE',
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An error has occurred')).toBeVisible();
  },
};

export const Refetching: Story = { args: { state: ready(documents(128), true) } };

export const RowSelected: Story = { args: { selected: { mode: 'only', ids: new Set([1]) } } };

export const AllSelected: Story = { args: { selected: EVERYTHING } };

export const SortedByTwo: Story = {
  args: {
    sortedBy: [
      { id: 'task', direction: 'ascending' },
      { id: 'modified', direction: 'descending' },
    ],
  },
};

/** Above the grid: what concerns the list; below that, what can be done with the rows that are chosen. */
export const WithToolbar: Story = {
  args: {
    selected: { mode: 'only', ids: new Set([1, 3]) },
    toolbar: (
      <>
        <SearchField label="Search documents" value="" onChange={fn()} />
        <Button variant="primary">Upload</Button>
      </>
    ),
    actions: (
      <>
        <Button variant="ghost">Download</Button>
        <Button variant="ghost">Delete</Button>
      </>
    ),
  },
};

/** The columns that yield have gone; the title is cut. */
export const LongTexts: Story = { args: { width: 660 } };

export const Compact: Story = { args: { width: 390, height: 700, rowMenu: () => [] } };
