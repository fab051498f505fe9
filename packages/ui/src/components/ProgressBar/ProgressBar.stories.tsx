import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.js';
import { ProgressBar } from './ProgressBar.js';

/** Shows progress, beside text. */
const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
  args: { label: 'Uploading Brindle Creek water licence scans.zip', value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two pixels high; the bar animates to each new value in the 200 ms until the next. */
export const Running: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: /Uploading Brindle Creek/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar.getBoundingClientRect().height).toBe(2);
  },
};

/** Unknown progress: no value is announced. */
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

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
