import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup } from './RadioGroup.js';

const options = [
  {
    value: 'existing',
    label: 'Existing account',
    description: 'Somebody who already signs for another client.',
  },
  { value: 'new', label: 'New account', description: 'An invitation is sent by e-mail.' },
  { value: 'none', label: 'No account yet', disabled: true },
] as const;

function Group({ error }: { error?: string }) {
  const [value, setValue] = useState<'existing' | 'new' | 'none' | null>(null);
  return <RadioGroup label="Who signs" options={options} value={value} onChange={setValue} error={error} />;
}

/** One of a few choices that need a sentence each. */
const meta = { title: 'Components/RadioGroup', component: Group } satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};
export const Invalid: Story = { args: { error: 'Choose who signs.' } };

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Existing account'));
    await userEvent.keyboard('{ArrowDown}');
    const chosen = canvas.getByRole('radio', { name: 'New account' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription('An invitation is sent by e-mail.');
  },
};
