import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.js';
import { Spinner } from './Spinner.js';

/** Shows that something is loading. A wait over ten seconds needs text beside it. */
const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['!autodocs'],
  args: { label: 'Loading document' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap={12}>
      <Spinner size={14} label="Loading a line" />
      <Spinner label="Loading a part" />
      <Spinner size={24} label="Loading a page" />
    </Inline>
  ),
};
