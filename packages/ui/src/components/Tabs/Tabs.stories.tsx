import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { Tabs, type TabsProps } from './Tabs.js';

const names = ['Employees', 'Signing Preferences', 'Notification', 'Filters', 'Branding', 'Authentication'];

function Settings(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Sheet>
      <Tabs
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange(next);
          setValue(next);
        }}
      />
    </Sheet>
  );
}

/** Shows one of several sections. A dot marks unsaved changes. */
const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: 'Settings',
    value: 'Employees',
    onChange: fn(),
    items: names.map((name) => ({
      id: name,
      label: name,
      unsaved: name === 'Branding',
      ...(name === 'Employees' ? { count: 12 } : {}),
      content: (
        <Stack padding={24}>
          <Text>{name}</Text>
        </Stack>
      ),
    })),
  },
  render: (args) => <Settings {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Signing Preferences' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Authentication' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: /Employees/ })).toBeVisible();
  },
};
