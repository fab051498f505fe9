import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { Drawer } from './Drawer.js';

/** Shows a pane that does not fit on a small screen. */
const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    children: (
      <Stack padding={16} gap={8}>
        <Text>Tax</Text>
        <Text>Financials</Text>
        <Text>Corporate</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ args }) => {
    await within(document.body).findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const End: Story = { args: { side: 'end', title: 'Details' } };

/** On a phone it rises from the bottom, as dialogs do. */
export const EndPhone: Story = { ...End, globals: { viewport: { value: 'phone' } } };
export const Navigation: Story = { args: { tone: 'desk', title: 'Harrow & Finch' } };
