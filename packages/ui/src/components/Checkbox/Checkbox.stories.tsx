import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.js';
import { Checkbox, type CheckboxProps } from './Checkbox.js';

function Ticked(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked ?? false);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(next) => {
        setChecked(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** Asks for yes or no. For a change that takes effect immediately, use a Switch. */
const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Force login before signing?', onChange: fn() },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Force login before signing?' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="Some" indeterminate />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and ticked" disabled defaultChecked />
      <Checkbox label="Wrong" error="Accept before you continue." />
      <Checkbox label="Margaret Ellery" description="margaret@corriedalepastoral.example" defaultChecked />
      <Checkbox label="2025 Company tax return" labelHidden />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Disabled' })).toBeDisabled();
    const wrong = canvas.getByRole('checkbox', { name: 'Wrong' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Accept before you continue.');
    await expect(canvas.getByRole('checkbox', { name: '2025 Company tax return' })).toBeEnabled();
  },
};
