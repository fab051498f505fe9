import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { gridTester } from '../../test-utils/gridTester.js';
import { documents } from './DataGrid.fixtures.js';
import { dataGridMessages } from './dataGrid.messages.js';
import { ClientExample } from './DataGridClient.example.js';

/**
 * A small list, loaded as a whole: `useClientRows` sorts and searches it in the browser, and the grid treats
 * it like a long one.
 */
const meta = {
  title: 'Components/DataGrid/Small lists',
  component: ClientExample,
  args: { rows: documents(21) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClientExample>;

export default meta;
type Story = StoryObj<typeof meta>;

function titles(canvasElement: HTMLElement): (string | undefined)[] {
  return gridTester(within(canvasElement).getByRole('grid'))
    .rows()
    .map(([, title]) => title);
}

/** By words, as a user files them: capitals and accents do not count, and numbers in words do. */
export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridTester(within(canvasElement).getByRole('grid'));
    await grid.sortBy('Title');
    await waitFor(() => expect(titles(canvasElement)[0]).toBe('2025 Company tax return'));
    await expect(titles(canvasElement)[1]).toBe('ASIC annual statement 2025');
    await grid.sortBy('Title');
    await waitFor(() => expect(titles(canvasElement)[0]).toBe('Workers compensation wages declaration'));
  },
};

/** Who made it weighs most; among those the newest comes first. */
export const SortedByTwo: Story = {
  args: {
    initialSort: [
      { id: 'createdBy', direction: 'ascending' },
      { id: 'modified', direction: 'descending' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(titles(canvasElement).slice(0, 3)).toEqual([
      'September 2025 BAS',
      'Bank statements Jul–Sep 2025',
      'Succession planning discussion',
    ]);
  },
};

/** Every word is found, in any column. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'callum bas');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4'));
    await expect(titles(canvasElement)).toEqual([
      'September 2025 BAS',
      'Bank statements Jul–Sep 2025',
      'Succession planning discussion',
    ]);
  },
};

export const NoMatches: Story = {
  args: { searchedFor: 'conveyancing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(dataGridMessages.noResults)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '22'));
    await userEvent.type(canvas.getByRole('searchbox'), 'conveyancing');
    await expect(await canvas.findByText(dataGridMessages.noResults)).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };
