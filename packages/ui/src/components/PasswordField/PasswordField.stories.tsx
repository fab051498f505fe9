import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.js';
import { PasswordField, type PasswordFieldProps } from './PasswordField.js';

function Filled(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

/** Enters a password, which users can show, paste and fill from a password manager. */
const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'Password' },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { aside: <Link href="#forgotten">Forgot password?</Link>, size: 'large' },
};

export const Shown: Story = {
  args: { value: 'Portal#2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Requirements: Story = {
  args: {
    label: 'New password',
    value: 'portal2026',
    autoComplete: 'new-password',
    requirements: [
      { label: '8 to 34 characters', met: true },
      { label: 'A lower-case letter', met: true },
      { label: 'An upper-case letter', met: false },
      { label: 'A number', met: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    const list = within(canvas.getByRole('list', { name: 'Password requirements' }));
    const words = list.getAllByRole('listitem').map((item) => item.textContent);
    await expect(words).toEqual([
      '8 to 34 characters, met',
      'A lower-case letter, met',
      'An upper-case letter, not met',
      'A number, met',
    ]);
  },
};

export const Wrong: Story = {
  args: { value: 'Portal#2025', error: 'The Old Password you provided is incorrect' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The Old Password you provided is incorrect');
  },
};
