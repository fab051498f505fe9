import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.js';
import { Stack } from '../Stack/Stack.js';
import { SegmentedRing } from './SegmentedRing.js';

/** Shows one arc for each signer; above twelve, a proportion. */
const meta = {
  title: 'Components/SegmentedRing',
  component: SegmentedRing,
  tags: ['!autodocs'],
  args: { signed: 1, total: 3 },
} satisfies Meta<typeof SegmentedRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  render: () => (
    <Stack gap={12}>
      {([14, 20] as const).map((size) => (
        <Inline key={size} gap={12}>
          {[1, 2, 3, 4, 6, 9, 20].map((total) => (
            <SegmentedRing key={total} signed={Math.ceil(total / 2)} total={total} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
