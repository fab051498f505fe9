import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColorField, type ColorFieldProps } from './ColorField.js';
import { ContrastCheck } from './ContrastCheck.js';

function Kept(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColorField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Selects a colour by area and hue, as six hex digits, or from the screen. */
const meta = {
  title: 'Components/ColorField',
  component: ColorField,
  subcomponents: { ContrastCheck },
  tags: ['!autodocs'],
  args: {
    label: 'Colour',
    value: '#7A1F3D',
    hint: 'Was #333C91. Used as it is on light, lifted for dark.',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { error: 'There has been an issue saving your changes, please contact support.' },
};

export const WithContrastCheck: Story = {
  args: { contrastCheck: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('15 of 15 pass WCAG 2.2 AA')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Links on a sheet/ })).toHaveTextContent('4.5');
  },
};

/** Too light for text as it is: the check shows how the themes adjust it. */
export const TooLightForText: Story = { args: { value: '#F2C230', contrastCheck: true } };

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Colour, 6 hex digits' });
    await userEvent.clear(input);
    await userEvent.keyboard('#00a8');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription('Enter 6 digits, 0 to 9 and A to F.');
    await userEvent.keyboard('6b');
    await expect(args.onChange).toHaveBeenLastCalledWith('#00A86B');
    await expect(input).toBeValid();
    await userEvent.clear(input);
    await userEvent.keyboard('zz{Tab}');
    await waitFor(async () => expect(input).toHaveValue('#00A86B'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const hue = canvas.getByRole('slider', { name: /hue/i });
    hue.focus();
    const before = Number(hue.getAttribute('value') ?? '0');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(args.onChange).toHaveBeenCalled());
    await expect(hue).toHaveValue(String(before + 1));
  },
};
