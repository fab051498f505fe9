import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.js';
import { Icon } from './Icon.js';
import { SecureIcon } from './icons.js';
import { SolidIcon } from './SolidIcon.js';

/** Renders a line icon with a stroke of 1.45 px at any size. Without a label it is decorative. */
const meta = {
  title: 'Components/Icon',
  component: Icon,
  subcomponents: { SolidIcon },
  tags: ['!autodocs'],
  args: { icon: SecureIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={16}>
      {([12, 14, 16, 18, 20, 24] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap={16}>
      {(['default', 'muted', 'subtle', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Icon key={tone} {...args} tone={tone} size={20} />
      ))}
    </Inline>
  ),
};

export const Named: Story = {
  args: { label: 'Sealed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Sealed' })).toBeVisible();
  },
};

/** The solid icons of a state, always beside text. */
export const Solid: Story = {
  render: () => (
    <Inline gap={16}>
      {(['positive', 'critical', 'caution', 'info'] as const).map((kind) => (
        <SolidIcon key={kind} kind={kind} size={16} />
      ))}
    </Inline>
  ),
};
