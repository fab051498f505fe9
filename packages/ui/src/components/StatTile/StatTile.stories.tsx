import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.js';
import { StatTile, StatTiles } from './StatTile.js';

/** Shows one figure, its change and its trend. */
const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  subcomponents: { StatTiles },
  tags: ['!autodocs'],
  args: {
    label: 'Uploads',
    state: {
      status: 'ready',
      value: 214,
      change: { label: '18 more than the week before', direction: 'up' },
      trend: [121, 136, 130, 158, 166, 149, 196, 214],
    },
  },
  render: (args) => (
    <Sheet>
      <StatTiles>
        <StatTile {...args} />
      </StatTiles>
    </Sheet>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('term')).toHaveTextContent('Uploads');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('214');
    await expect(canvas.getByText('18 more than the week before')).toBeVisible();
  },
};

export const Fewer: Story = {
  args: {
    label: 'Signed',
    state: {
      status: 'ready',
      value: 41,
      change: { label: '9 fewer than the week before', direction: 'down' },
      trend: [60, 58, 63, 51, 55, 48, 41],
    },
  },
};

export const NegativeChange: Story = {
  args: {
    label: 'Declined',
    state: {
      status: 'ready',
      value: 7,
      change: { label: '5 more than the month before', direction: 'up', sentiment: 'bad' },
      trend: [1, 2, 2, 1, 4, 7],
    },
  },
};

export const NoChange: Story = {
  args: {
    label: 'Clients',
    state: {
      status: 'ready',
      value: 412,
      change: { label: 'No change', direction: 'none' },
      trend: [412, 412, 412, 412],
    },
  },
};

export const FigureAlone: Story = { args: { label: 'Accounts', state: { status: 'ready', value: 1038 } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', message: 'Data retrieval failed' } } };

export const Dashboard: Story = {
  render: () => (
    <Sheet>
      <StatTiles>
        <StatTile {...meta.args} />
        <StatTile
          label="Signed"
          state={{
            status: 'ready',
            value: 63,
            change: { label: '9 more than the week before', direction: 'up' },
            trend: [20, 24, 40, 31, 36, 48, 44, 63],
          }}
        />
        <StatTile
          label="Accounts"
          state={{
            status: 'ready',
            value: 1038,
            change: { label: '6 more than the week before', direction: 'up' },
            trend: [1010, 1012, 1018, 1022, 1024, 1030, 1032, 1038],
          }}
        />
        <StatTile
          label="Clients"
          state={{
            status: 'ready',
            value: 412,
            change: { label: 'No change', direction: 'none' },
            trend: [404, 408, 408, 410, 410, 412, 412, 412],
          }}
        />
      </StatTiles>
    </Sheet>
  ),
};
