import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.js';

function Counted(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Enters a quantity: days, limits, sizes. */
const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['!autodocs'],
  args: { label: 'Remind after', unit: 'days', value: 3, min: 1, max: 60, onChange: fn() },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { hint: 'Until the document is signed.' } };
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = {
  args: { size: 'large', fullWidth: true, value: 1284, max: 5000, unit: undefined },
};

export const Invalid: Story = {
  args: { value: null, error: 'Reminders start after at least 1 day.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Remind after' })).toBeInvalid();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Remind after' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('4');
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('60');
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('1');
    await userEvent.clear(input);
    await userEvent.keyboard('99{Tab}');
    await expect(input).toHaveValue('60');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
  },
};

export const Emptied: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const AtMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Decrease Remind after' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Remind after' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
