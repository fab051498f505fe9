import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { SearchIcon } from '../Icon/icons.js';
import { Link } from '../Link/Link.js';
import { Stack } from '../Stack/Stack.js';
import { TextField, type TextFieldProps } from './TextField.js';

function Filled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField {...props} value={value} onChange={setValue} />;
}

/** Enters one line of text. The label is always visible; a placeholder never replaces it. */
const meta = {
  title: 'Components/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Email', type: 'email', autoComplete: 'username' },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'imogen.hartley@harrowfinch.example');
    await expect(input).toHaveValue('imogen.hartley@harrowfinch.example');
  },
};

export const WithHint: Story = {
  args: { label: 'Client name', type: 'text', hint: 'As it appears on the letterhead.' },
};

export const Invalid: Story = {
  args: {
    value: 'imogen.hartley',
    error: 'Enter an email address such as name@firm.com.au.',
    hint: 'Not shown now.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an email address such as name@firm.com.au.');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={16}>
      <TextField label="Large" size="large" defaultValue="imogen.hartley@harrowfinch.example" />
      <TextField label="With an icon" icon={SearchIcon} defaultValue="Corriedale" />
      <TextField label="With a link" aside={<Link href="#forgotten">Forgot password?</Link>} />
      <TextField label="Optional" aside="Optional" />
      <TextField label="Read only" readOnly defaultValue="Harrow & Finch" />
      <TextField label="Disabled" disabled defaultValue="Harrow & Finch" />
    </Stack>
  ),
};
