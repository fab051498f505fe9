import type { Meta, StoryObj } from '@storybook/react-vite';

import { Avatar } from '../Avatar/Avatar.js';
import { Button } from '../Button/Button.js';
import { Pill } from '../Pill/Pill.js';
import { Text } from '../Text/Text.js';
import { Inline } from './Inline.js';

/** Places children side by side, vertically centred by default. */
const meta = {
  title: 'Components/Inline',
  component: Inline,
  tags: ['!autodocs'],
  args: {
    gap: 8,
    children: (
      <>
        <Avatar name="Margaret Ellery" />
        <Text weight="medium">Margaret Ellery</Text>
        <Text tone="muted">signed</Text>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheMiddle: Story = {};

export const OnTheBaseline: Story = {
  args: {
    align: 'baseline',
    children: (
      <>
        <Text step="24" weight="semibold" tabular>
          148
        </Text>
        <Text step="12" tone="muted">
          documents wait for a signature
        </Text>
      </>
    ),
  },
};

export const ApartFromEachOther: Story = {
  args: {
    justify: 'between',
    wrap: true,
    children: (
      <>
        <Text tone="muted">Nothing is sent until you confirm.</Text>
        <Inline gap={8}>
          <Button>Cancel</Button>
          <Button variant="primary">Review and confirm</Button>
        </Inline>
      </>
    ),
  },
};

const clients = [
  'Corriedale Pastoral',
  'Brindle Creek',
  'Wattle & Stone',
  'Marsh Legal',
  'Tidewater Imports',
];

export const Wrapping: Story = {
  render: () => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <Inline gap={8} wrap>
        {clients.map((client) => (
          <Pill key={client}>{client}</Pill>
        ))}
      </Inline>
    </div>
  ),
};
