import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.js';

function Toggle(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(next) => {
        props.onChange(next);
        setChecked(next);
      }}
    />
  );
}

/** Switches a setting on or off immediately. If the change waits for Save, use a Checkbox. */
const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['!autodocs'],
  args: { label: 'Reminders', checked: false, onChange: fn() },
  render: (args) => <Toggle {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Toggled: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Reminders' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await userEvent.keyboard('  ');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(toggle).toBeChecked();
  },
};
