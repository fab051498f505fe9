import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { ContrastIcon, MoonIcon, SunIcon } from '../Icon/icons.js';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.js';

const segments = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
  { value: 'contrast', label: 'High contrast', icon: ContrastIcon },
];

function Control(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Selects one of two to four short options, all visible. */
const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  tags: ['!autodocs'],
  args: { label: 'Theme of the preview', segments, value: 'light', onChange: fn() },
  render: (args) => <Control {...args} />,
} satisfies Meta<SegmentedControlProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const dark = within(canvasElement).getByRole('radio', { name: 'Dark' });
    await expect(dark).toBeChecked();
    await expect(dark).toHaveFocus();
  },
};
