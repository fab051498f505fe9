import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.js';

function Toggle({ on = false, disabled = false }: { on?: boolean; disabled?: boolean }) {
  const [checked, setChecked] = useState(on);
  return <Switch label="Reminders" checked={checked} onChange={setChecked} disabled={disabled} />;
}

/** On or off, at once. A choice that waits for Save is a Checkbox. */
const meta = { title: 'Components/Switch', component: Toggle } satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { on: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Reminders' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};
