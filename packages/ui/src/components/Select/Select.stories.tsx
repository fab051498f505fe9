import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select, type SelectProps } from './Select.js';

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Selects one of a few known options. For more than about ten, use a ComboBox. */
const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['!autodocs'],
  args: {
    label: 'Reminders',
    value: null,
    onChange: fn(),
    options: [
      { id: '0', label: 'None' },
      { id: '1', label: 'Every day' },
      { id: '3', label: 'Every 3 days' },
      { id: '7', label: 'Every week', disabledReason: 'Not in this plan' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {};
export const WithValue: Story = { args: { value: '3', hint: 'Until the document is signed.' } };
export const Invalid: Story = { args: { error: 'Select how often.' } };
export const Disabled: Story = { args: { value: '3', disabled: true } };
export const Large: Story = { args: { value: '3', size: 'large' } };

export const Open: Story = {
  args: { value: '1' },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Reminders/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(async () => expect(within(list).getByRole('option', { name: 'Every day' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Every 3 days' })).toHaveFocus());
  },
};

/** Steps and searches on the closed field skip disabled options. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Reminders/ });
    const page = within(document.body);
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await userEvent.keyboard('{ArrowDown}');
    const list = within(await page.findByRole('listbox'));
    await waitFor(async () => expect(list.getByRole('option', { name: 'Every day' })).toHaveFocus());
    await expect(list.getByRole('option', { name: /Every week/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.getByRole('option', { name: 'Every 3 days' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('listbox')).toBeNull());
    await waitFor(async () => expect(trigger).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('n');
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
  },
};
