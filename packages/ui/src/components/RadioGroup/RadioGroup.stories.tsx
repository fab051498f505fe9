import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.js';

const options = [
  {
    value: 'existing',
    label: 'Existing account',
    description: 'A person who already signs for another client.',
  },
  { value: 'new', label: 'New account', description: 'An invitation is sent by email.' },
  { value: 'none', label: 'No account yet', disabled: true },
];

function Group(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Selects one of a few options that need a sentence each. */
const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: { label: 'Who signs', options, value: null, onChange: fn() },
  render: (args) => <Group {...args} />,
} satisfies Meta<RadioGroupProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {};
export const Invalid: Story = {
  args: { error: 'Select who signs.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Who signs' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Select who signs.');
  },
};

export const Selected: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Existing account'));
    await userEvent.keyboard('{ArrowDown}');
    const selected = canvas.getByRole('radio', { name: 'New account' });
    await expect(selected).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('new');
    await expect(selected).toHaveAccessibleDescription('An invitation is sent by email.');
  },
};
