import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.js';

function Kept(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimeField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Selects a day and a time on the 12-hour clock, to the minute, typed or in a calendar. */
const meta = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  tags: ['!autodocs'],
  args: {
    label: 'Expires',
    value: '2026-12-01T06:00:00.000Z',
    timeZone: 'Australia/Sydney',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Filled: Story = { args: { hint: 'Sydney time. The announcement is hidden from then on.' } };
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, error: 'Select when the announcement expires.' } };

export const TooEarly: Story = {
  args: { value: '2026-11-20T20:00:00.000Z', min: '2026-11-20T22:00:00.000Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The earliest time is 21 Nov 2026 9:00 am.')).toBeVisible();
  },
};

/** Arrow keys step hours and minutes by one. */
export const TypedByKeyboard: Story = {
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('011220260459p');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T05:59:00.000Z');
    canvas.getByRole('spinbutton', { name: /minute/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T05:58:00.000Z');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01T06:58:00.000Z');
    canvas.getByRole('spinbutton', { name: /am\/pm/i }).focus();
    await userEvent.keyboard('a');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30T18:58:00.000Z');
  },
};

/** Selecting a day keeps the time. */
export const DaySelected: Story = {
  play: async ({ canvasElement, args }) => {
    const open = within(canvasElement).getByRole('button', { name: /Calendar/ });
    await userEvent.click(open);
    const month = await page.findByRole('grid');
    await waitFor(async () =>
      expect(within(month).getByRole('button', { name: /Tuesday 1 December 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-09T06:00:00.000Z');
    await waitFor(async () => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(open).toHaveFocus());
  },
};

export const MonthOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    await expect(await page.findByRole('grid')).toBeVisible();
  },
};
