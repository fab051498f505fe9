import type { Meta, StoryObj } from '@storybook/react-vite';

import { Kbd } from './Kbd.js';

/** Keys to press. */
const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  tags: ['!autodocs'],
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shortcut: Story = {};
