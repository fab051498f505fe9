import type { Meta, StoryObj } from '@storybook/react-vite';

import { DescriptionList } from './DescriptionList.js';

/** Lists facts about one thing. */
const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['!autodocs'],
  args: {
    items: [
      { term: 'Filter', value: 'Tax › Income tax › 2025' },
      { term: 'Created by', value: 'Daniel Okafor' },
      { term: 'Modified', value: '20/11/2026' },
      { term: 'Notifications', value: 'On · 3 sent' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
export const Stacked: Story = { args: { stacked: true } };
