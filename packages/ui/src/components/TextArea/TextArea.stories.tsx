import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.js';

/** Enters several lines of text. */
const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Splash message', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    defaultValue:
      'Your returns, statements and signatures in one place. Call us on (03) 5550 0142 if anything looks unfamiliar.',
    hint: 'Shown on the sign-in page.',
  },
};
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Splash message' });
    await userEvent.type(area, 'Good morning,{Enter}your statements are ready.');
    await expect(area).toHaveValue('Good morning,\nyour statements are ready.');
    await expect(args.onChange).toHaveBeenLastCalledWith('Good morning,\nyour statements are ready.');
  },
};

export const Invalid: Story = {
  args: { error: 'Enter a comment before you decline.' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Splash message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Enter a comment before you decline.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing to say.' } };
