import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { BellIcon, UploadIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Inline } from '../Inline/Inline.js';
import { Text } from '../Text/Text.js';
import { Badge } from './Badge.js';

/** Counts what is waiting at its content. For a state in words, use a Pill. */
const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['!autodocs'],
  args: { count: 3, label: 'documents to sign' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 documents to sign')).toBeInTheDocument();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={16} wrap>
      {(['neutral', 'accent', 'caution', 'critical'] as const).map((tone) => (
        <Inline key={tone} gap={8}>
          <Text step="13">{tone}</Text>
          <Badge {...args} tone={tone} />
        </Inline>
      ))}
    </Inline>
  ),
};

export const BeyondTheLimit: Story = {
  args: { count: 1284 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('1284 documents to sign')).toBeInTheDocument();
  },
};

export const OnAButton: Story = {
  render: () => (
    <Inline gap={24}>
      <Badge count={2} label="uploads running" tone="accent">
        <IconButton label="Uploads" icon={UploadIcon} size="default" />
      </Badge>
      <Badge count={12} label="new notifications" tone="critical">
        <IconButton label="Notifications" icon={BellIcon} size="default" />
      </Badge>
    </Inline>
  ),
};

/** Shows nothing at 0. */
export const NothingToCount: Story = {
  args: { count: 0, children: <IconButton label="Uploads" icon={UploadIcon} size="default" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('0')).toBeNull();
  },
};
