import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Avatar } from '../Avatar/Avatar.js';
import { Button } from '../Button/Button.js';
import { DeleteIcon, DownloadIcon, PreviewIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
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

const actions = [
  { label: 'Download', icon: DownloadIcon },
  { label: 'Preview', icon: PreviewIcon },
  { label: 'Delete', icon: DeleteIcon },
];

function Actions({ width }: { width: number }) {
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <Inline gap={4}>
        {(compact) =>
          actions.map(({ label, icon }) =>
            compact ? (
              <IconButton key={label} label={label} icon={icon} />
            ) : (
              <Button key={label} variant="ghost" size="small" icon={icon}>
                {label}
              </Button>
            ),
          )
        }
      </Inline>
    </div>
  );
}

/** Where the texts have no room, the same actions are icons. */
export const InOneLine: Story = {
  render: () => (
    <>
      <Actions width={400} />
      <Actions width={200} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Preview')).toHaveLength(1));
    await expect(canvas.getAllByRole('button', { name: 'Preview' })).toHaveLength(2);
  },
};

function ActionsWithMenu({ width }: { width: number }) {
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <Inline gap={4} between={1}>
        {(compact, form) =>
          actions
            .filter(({ label }) => form !== 1 || label !== 'Preview')
            .map(({ label, icon }) => {
              const variant = label === 'Delete' ? 'ghostDanger' : 'ghost';
              return compact ? (
                <IconButton key={label} label={label} icon={icon} variant={variant} />
              ) : (
                <Button key={label} variant={variant} size="small" icon={icon}>
                  {label}
                </Button>
              );
            })
        }
      </Inline>
    </div>
  );
}

/** The action that is used least gives way before the texts do. */
export const InSteps: Story = {
  render: () => (
    <>
      <ActionsWithMenu width={400} />
      <ActionsWithMenu width={240} />
      <ActionsWithMenu width={160} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Download')).toHaveLength(2));
    await expect(canvas.getAllByRole('button', { name: 'Preview' })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Download' })).toHaveLength(3);
  },
};
