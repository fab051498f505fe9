import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.js';

function Search(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

/** Searches visible content. Enter submits, Escape clears. */
const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['!autodocs'],
  args: { label: 'Search documents', value: '', onChange: fn(), onSubmit: fn(), onClear: fn() },
  render: (args) => <Search {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'company tax' } };

export const Submitted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(
      within(canvasElement).getByRole('searchbox', { name: 'Search documents' }),
      'BAS{Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledWith('BAS');
  },
};

export const Cleared: Story = {
  args: { value: 'BAS' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const input = canvas.getByRole('searchbox');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'tax{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};
