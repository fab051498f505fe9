import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { findClients, manyClients } from '../Select/clients.fixtures.js';
import { ComboBox, type ComboBoxProps } from './ComboBox.js';

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  return <ComboBox {...props} value={value} onChange={setValue} />;
}

const asked = fn();

/** A function replaces the server and returns at once. */
function OnServer(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState('');
  const { options, total } = findClients(text);
  return (
    <ComboBox
      {...props}
      options={options}
      value={value}
      onChange={(id) => {
        props.onChange(id);
        setValue(id);
      }}
      search={{
        text,
        total,
        loading: false,
        onTextChange: (next) => {
          asked(next);
          setText(next);
        },
      }}
    />
  );
}

/** Selects one of many options by typing. If there are too many to load, the server searches. */
const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  tags: ['!autodocs'],
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
      { id: '4', label: 'Sunita Rao', person: true, disabledReason: 'Inactive' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const NoneSelected: Story = {};
export const WithValue: Story = { args: { value: '1', size: 'large' } };
export const Invalid: Story = { args: { error: 'Select who signs for the firm.', aside: undefined } };

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

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    await waitFor(async () => expect(input).toHaveValue('Imogen Hartley'));
    await expect(page.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Control>}a{/Control}zz{Escape}');
    await waitFor(async () => expect(input).toHaveValue('Imogen Hartley'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongList: Story = {
  args: { label: 'Client', options: manyClients.slice(0, 200) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getAllByRole('option').length).toBeLessThan(40));
    await expect(page.getByRole('option', { name: /^Aldgate Physiotherapy 1/ })).toBeVisible();

    await userEvent.keyboard('{PageDown}');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(Number(active?.getAttribute('aria-posinset'))).toBeGreaterThan(6);
    await waitFor(() => expect(active).toBeVisible());

    // The last option is rendered as soon as it becomes active, and has its position.
    await userEvent.keyboard('{Escape}{ArrowUp}');
    const last = await page.findByRole('option', { name: manyClients[199]?.label ?? '' });
    await waitFor(() => expect(last).toBeVisible());
    await expect(last).toHaveAttribute('aria-posinset', '200');
    await expect(last).toHaveAttribute('aria-setsize', '200');
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue(manyClients[199]?.label));
  },
};

export const LongListOpen: Story = {
  args: { label: 'Client', options: manyClients.slice(0, 200) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(page.getAllByRole('option').length).toBeLessThan(40));
    const list = page.getByRole('listbox');
    list.scrollTop = 100 * 32;
    await expect(await page.findByRole('option', { name: manyClients[102]?.label ?? '' })).toBeVisible();
    await expect(page.queryByRole('option', { name: manyClients[0]?.label ?? '' })).toBeNull();
  },
};

export const Searching: Story = {
  args: { options: [], search: { text: 'dan', onTextChange: fn(), loading: true } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveValue('dan');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByText('Searching')).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: {
    options: [],
    search: {
      text: 'dan',
      onTextChange: fn(),
      loading: false,
      failure: 'The clients could not be searched, please try again.',
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByText(/could not be searched/)).toBeVisible();
  },
};

/** No request is sent before the first character; beyond 200 results users refine the search. */
export const SearchOnServer: Story = {
  args: { label: 'Client', aside: undefined, placeholder: 'Type a name' },
  render: (args) => <OnServer {...args} />,
  play: async ({ canvasElement, args }) => {
    asked.mockClear();
    const input = within(canvasElement).getByRole('combobox', { name: 'Client' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByText('Type to search.')).toBeVisible();
    await userEvent.keyboard('p');
    await expect(asked).toHaveBeenCalledWith('p');
    await expect(
      await page.findByText('Showing the first 200 of 1,284. Refine the search to see others.', {
        selector: 'p',
      }),
    ).toBeVisible();
    await userEvent.paste('astoral 3');
    await waitFor(async () => expect(page.queryByText(/Refine the search/, { selector: 'p' })).toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(input).toHaveValue('Corriedale Pastoral 3 Pty Ltd'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(input).toHaveValue('Corriedale Pastoral 3 Pty Ltd');
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
