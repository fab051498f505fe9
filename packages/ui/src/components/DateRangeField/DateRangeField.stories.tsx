import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';

function Kept(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Selects a first and a last day, typed or in a calendar. */
const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  tags: ['!autodocs'],
  args: {
    label: 'Signed between',
    value: { start: '2026-11-02', end: '2026-11-18' },
    max: '2026-11-21',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, hint: 'From 1 January 2000.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, error: 'Select the dates of the report.' } };

export const TooLong: Story = {
  args: { maxDays: 7 },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Signed between' });
    await expect(group).toHaveAccessibleDescription(/The limit is 7 days\. You selected 17\./);
  },
};

export const TooEarly: Story = {
  args: { value: { start: '1999-12-31', end: '2000-01-05' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The earliest start date is 01/01/2000.')).toBeVisible();
  },
};

/** Each segment is a spin button: typed, changed with arrow keys, and left automatically when full. */
export const TypedByKeyboard: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /day, Start Date/ })).toHaveFocus();
    await userEvent.keyboard('02112026');
    await expect(canvas.getByRole('spinbutton', { name: /day, End Date/ })).toHaveFocus();
    await userEvent.keyboard('05112026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-05' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2027-11-05' });
    await expect(canvas.getByText('The latest end date is 21/11/2026.')).toBeVisible();
  },
};

/** After the first day is selected, days too far away are disabled. */
export const SelectedInMonth: Story = {
  args: { maxDays: 7, value: { start: '2026-11-02', end: '2026-11-04' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button', { name: /Calendar/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const month = await page.findByRole('grid');
    await waitFor(async () => expect(month.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(month).getByRole('button', { name: /Monday 9 November 2026/ }));
    await waitFor(async () =>
      expect(within(month).getByRole('button', { name: /Monday 16 November 2026/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(async () => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-11' });
    await waitFor(async () => expect(open).toHaveFocus());
  },
};

export const Presets: Story = {
  args: {
    presets: [
      { label: 'Last 7 days', range: { start: '2026-11-15', end: '2026-11-21' } },
      { label: 'This month', range: { start: '2026-11-01', end: '2026-11-21' } },
      { label: 'Last month', range: { start: '2026-10-01', end: '2026-10-31' } },
      { label: 'This financial year', range: { start: '2026-07-01', end: '2026-11-21' } },
    ],
    value: { start: '2026-11-15', end: '2026-11-21' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    const selected = await page.findByRole('button', { name: 'Last 7 days' });
    await expect(selected).toHaveAttribute('aria-pressed', 'true');
  },
};

export const PresetSelected: Story = {
  args: { presets: [{ label: 'Last month', range: { start: '2026-10-01', end: '2026-10-31' } }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    await userEvent.click(await page.findByRole('button', { name: 'Last month' }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-01', end: '2026-10-31' });
    await waitFor(async () => expect(page.queryByRole('dialog')).toBeNull());
  },
};
