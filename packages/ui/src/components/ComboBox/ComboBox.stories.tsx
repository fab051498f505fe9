import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './ComboBox.js';

function Chosen(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return <ComboBox {...props} value={value} onChange={setValue} />;
}

/** One of many options, found by typing. */
const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    label: 'Firm representative',
    aside: 'Optional',
    value: null,
    onChange: fn(),
    clearable: true,
    options: [
      { id: '1', label: 'Daniel Okafor', description: 'daniel.okafor@harrowfinch.example', person: true },
      { id: '2', label: 'Imogen Hartley', description: 'imogen.hartley@harrowfinch.example', person: true },
      { id: '3', label: 'Mei-Lin Tran', description: 'mei-lin.tran@harrowfinch.example', person: true },
      { id: '4', label: 'Sunita Rao', person: true, refusedReason: 'Inactive' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Unchosen: Story = {};
export const WithValue: Story = { args: { value: '1', size: 'large' } };
export const Invalid: Story = { args: { error: 'Choose who signs for the firm.' } };

export const Filtering: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'Firm representative' }), 'im');
    await expect(await page.findByRole('option', { name: /Imogen Hartley/ })).toBeVisible();
    await waitFor(async () => expect(page.getAllByRole('option')).toHaveLength(1));
  },
};

export const NoMatches: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zz');
    await expect(await page.findByText('No Results Found')).toBeVisible();
  },
};

export const Searching: Story = {
  args: { options: [], search: { text: 'dan', onTextChange: fn(), loading: true } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveValue('dan');
  },
};

export const Cleared: Story = {
  args: { value: '1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(canvas.getByRole('combobox')).toHaveValue('Daniel Okafor'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Firm representative' }));
    await waitFor(async () => expect(canvas.getByRole('combobox')).toHaveValue(''));
  },
};
