import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.js';

function Search(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const [submitted, setSubmitted] = useState(props.submitted);
  return (
    <SearchField
      {...props}
      value={value}
      submitted={submitted}
      onChange={setValue}
      onSubmit={(text) => {
        props.onSubmit?.(text);
        if (submitted !== undefined) setSubmitted(text);
      }}
    />
  );
}

/** Searches visible content. Enter or the button submits, Escape clears. */
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

/** Where typing alone searches nothing, a button says how to search. It goes once the words are searched. */
export const NotSubmitted: Story = {
  args: { value: 'company tax', submitted: '' },
};

export const SubmittedByButton: Story = {
  args: { value: '', submitted: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'BAS');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('BAS');
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** Spaces around the words find nothing else; without words, the button shows everything again. */
export const SubmittedEmpty: Story = {
  args: { value: 'BAS', submitted: 'BAS' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, ' ');
    await expect(canvas.queryByRole('button', { name: 'Search' })).toBeNull();
    await userEvent.clear(input);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
