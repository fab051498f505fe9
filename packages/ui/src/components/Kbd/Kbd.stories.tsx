import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommandKeyIcon } from '../Icon/icons.js';
import { Kbd } from './Kbd.js';

/** Shows keys to press. */
const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  tags: ['!autodocs'],
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shortcut: Story = {};

/** A key with a symbol is drawn as an icon, and still has a name. */
export const Sign: Story = {
  args: { children: 'Command', icon: CommandKeyIcon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Command' })).toBeVisible();
  },
};
