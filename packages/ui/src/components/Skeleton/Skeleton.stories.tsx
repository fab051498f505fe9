import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.js';
import { Stack } from '../Stack/Stack.js';
import { Skeleton } from './Skeleton.js';

/** Shows the shape of loading content. The surrounding region announces loading. */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  tags: ['!autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <Stack gap={12}>
      <Inline gap={12}>
        <Skeleton shape="circle" width={24} height={24} />
        <Skeleton width={180} />
      </Inline>
      <Skeleton width="60%" />
      <Skeleton shape="block" height={120} />
    </Stack>
  ),
};
