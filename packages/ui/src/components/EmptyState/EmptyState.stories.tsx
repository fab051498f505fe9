import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.js';
import { PlusIcon } from '../Icon/icons.js';
import { EmptyState } from './EmptyState.js';

/** Explains an empty area and offers the first action. */
const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  args: {
    title: 'No clients found',
    children:
      'Clients are the people and companies you share documents with. Each one gets its own filters, accounts and signing tasks.',
    action: (
      <Button variant="primary" icon={PlusIcon}>
        Add a new one
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const NoMatches: Story = {
  args: {
    title: 'No Results Found',
    illustration: 'noMatches',
    children: 'Nothing matches “Corriedale 2031”.',
    action: <Button>Clear search</Button>,
  },
};
export const TextOnly: Story = {
  args: { title: 'Nothing to sign', illustration: 'none', action: undefined },
};
