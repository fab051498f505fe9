import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../Inline/Inline.js';
import { Stack } from '../Stack/Stack.js';
import { Avatar } from './Avatar.js';
import { AvatarGroup } from './AvatarGroup.js';

const names = [
  'Margaret Ellery',
  'Hugh Ellery',
  'Priya Nair',
  'Tobias Lindqvist',
  'Daniel Okafor',
  'Mei-Lin Tran',
  'Sunita Rao',
];

/** Shows a person's initials on a tint that is always the same for that person. */
const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  subcomponents: { AvatarGroup },
  tags: ['!autodocs'],
  args: { name: 'Imogen Hartley' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack gap={12}>
      {([20, 24, 28] as const).map((size) => (
        <Inline key={size} gap={8}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} named />
          ))}
        </Inline>
      ))}
      <Avatar name="Bronwyn Ellery" size={28} inactive named />
    </Stack>
  ),
};

export const Group: Story = { render: () => <AvatarGroup names={names} /> };
