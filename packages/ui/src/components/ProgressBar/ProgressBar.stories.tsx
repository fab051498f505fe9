import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../Stack/Stack.js';
import { ProgressBar } from './ProgressBar.js';

/** How far something has come. Words stand beside it. */
const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading Brindle Creek water licence scans.zip', value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Unknown: Story = { args: { value: null } };
export const Tones: Story = {
  render: (args) => (
    <Stack gap={12}>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={35} />
      <ProgressBar {...args} value={100} tone="positive" />
      <ProgressBar {...args} value={80} tone="critical" />
      <ProgressBar {...args} value={50} height={4} />
    </Stack>
  ),
};
