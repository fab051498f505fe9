import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { PinField, type PinFieldProps } from './PinField.js';

function Pin(props: PinFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PinField {...props} value={value} onChange={setValue} />;
}

/** Shows one input as six cells: paste, password managers and screen readers see one field. */
const meta = {
  title: 'Components/PinField',
  component: PinField,
  tags: ['!autodocs'],
  args: {
    label: 'PIN code',
    value: '',
    onChange: fn(),
    onComplete: fn(),
    hint: '6-digit PIN from the latest email',
  },
  render: (args) => <Pin {...args} />,
} satisfies Meta<typeof PinField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'PIN code' });
    // Phones offer the code from the message, and a numeric keyboard.
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('6-digit PIN from the latest email');
  },
};

export const HalfTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'PIN code' });
    await userEvent.type(input, '41x7');
    await expect(input).toHaveValue('417');
    await userEvent.keyboard('{ArrowLeft}{Backspace}7');
    await expect(input).toHaveValue('417');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'PIN code' });
    await userEvent.click(input);
    await userEvent.paste('417 203');
    await expect(input).toHaveValue('417203');
    await expect(args.onComplete).toHaveBeenCalledWith('417203');
  },
};

export const Wrong: Story = {
  args: { value: '417203', error: 'The PIN you entered is incorrect.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'PIN code' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The PIN you entered is incorrect.');
  },
};
export const Disabled: Story = { args: { value: '417203', disabled: true } };
