import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { ContrastIcon, MoonIcon, SunIcon } from '../Icon/icons.js';
import { SegmentedControl } from './SegmentedControl.js';

const segments = [
  { value: 'light', label: 'Light', icon: SunIcon },
  { value: 'dark', label: 'Dark', icon: MoonIcon },
  { value: 'contrast', label: 'High contrast', icon: ContrastIcon },
] as const;

function Control() {
  const [value, setValue] = useState<'light' | 'dark' | 'contrast'>('light');
  return (
    <SegmentedControl label="Theme of the preview" segments={segments} value={value} onChange={setValue} />
  );
}

/** One of two to four short choices, all of them seen. */
const meta = { title: 'Components/SegmentedControl', component: Control } satisfies Meta<typeof Control>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const dark = within(canvasElement).getByRole('radio', { name: 'Dark' });
    await expect(dark).toBeChecked();
    await expect(dark).toHaveFocus();
  },
};
