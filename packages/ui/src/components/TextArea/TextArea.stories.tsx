import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextArea } from './TextArea.js';

/** Several lines of text. */
const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Splash message' },
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
export const Invalid: Story = { args: { error: 'Enter a comment before you decline.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing to say.' } };
