import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { findClients, manyClients } from '../Select/clients.fixtures.js';
import type { Option } from '../Select/option.js';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.js';

function Controlled(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultiSelect
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

/** A function replaces the server and returns at once. */
function OnServer(props: MultiSelectProps) {
  const [text, setText] = useState('');
  const { options, total } = findClients(text);
  return (
    <Controlled
      {...props}
      options={options}
      search={{ text, total, loading: false, onTextChange: setText }}
    />
  );
}

const people: readonly Option[] = [
  { id: '1', label: 'Daniel Okafor', description: 'daniel.okafor@harrowfinch.example', person: true },
  { id: '2', label: 'Imogen Hartley', description: 'imogen.hartley@harrowfinch.example', person: true },
  { id: '3', label: 'Mei-Lin Tran', description: 'mei-lin.tran@harrowfinch.example', person: true },
  { id: '4', label: 'Sunita Rao', person: true, disabledReason: 'Inactive' },
];

const [daniel, imogen, meiLin] = people;

/**
 * Selects several of many options by typing; the selected ones are shown in the field and can be removed
 * there.
 */
const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  tags: ['!autodocs'],
  args: {
    label: 'Employees',
    placeholder: 'Search employees',
    options: people,
    value: [],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const some = [daniel, imogen].filter((option) => option !== undefined);

export const NoneSelected: Story = { args: { hint: 'They are notified when a document is signed.' } };
export const SomeSelected: Story = { args: { value: some } };
export const Invalid: Story = { args: { error: 'Select at least one employee.' } };
export const Disabled: Story = { args: { value: some, disabled: true } };
export const ManySelected: Story = {
  args: { label: 'Clients', value: findClients('vineyards').options.slice(0, 24) },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Employees' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([daniel, imogen]);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('zz{Escape}');
    await waitFor(async () => expect(page.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([daniel]);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Daniel Okafor' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Daniel Okafor' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(canvas.queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const TakenOutByPointer: Story = {
  args: { value: some },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Daniel Okafor' }));
    await expect(args.onChange).toHaveBeenCalledWith([imogen]);
  },
};

/** At the limit, the other options explain why they are disabled. */
export const AtTheLimit: Story = {
  args: { value: some, max: 2 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    const refused = await page.findByRole('option', { name: /Mei-Lin Tran/ });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await expect(refused).toHaveTextContent('The limit is 2');
    await userEvent.click(page.getByRole('option', { name: /Imogen/ }));
    await expect(args.onChange).toHaveBeenCalledWith([daniel]);
    await expect(meiLin?.disabledReason).toBeUndefined();
  },
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses one of the options found: once the list has no others, because those of the last search are about to go. */
async function pressFound(found: RegExp, name: string): Promise<void> {
  await waitFor(() => expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(async () => {
    const option = page.getByRole('option', { name });
    // An emptied field closes its list, and the next text opens another one: until that has settled, its options are
    // replaced, and a press would meet one that is gone.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await expect(page.getByRole('option', { name })).toBe(option);
    const options = page.getAllByRole('option');
    for (const each of options) await expect(each).toHaveTextContent(found);
    // The code that renders only what is near the visible options replaces those of a long list once it has loaded.
    await expect(options.length).toBeLessThanOrEqual(50);
  });
  await userEvent.click(page.getByRole('option', { name }));
  // While the list is open, everything else is hidden from assistive technology.
  await page.findByRole('button', { name: `Remove ${name}`, hidden: true });
}

/** Selected options survive the next search, whose results may omit them. */
export const SearchOnServer: Story = {
  args: { label: 'Clients', placeholder: 'Search clients' },
  render: (args) => <OnServer {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Clients' });
    await userEvent.click(input);
    await userEvent.paste('aldgate physio');
    await pressFound(/Aldgate Physio/, 'Aldgate Physiotherapy 1 Pty Ltd');
    await userEvent.clear(input);
    await userEvent.paste('joinery');
    await pressFound(/Joinery/, 'Dandenong Joinery 1 Pty Ltd');
    await expect(
      canvas.getByRole('button', { name: 'Remove Aldgate Physiotherapy 1 Pty Ltd', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.keyboard('p');
    await expect(await page.findByText(/Showing the first 200 of 1,284/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('2 selected')).toBeVisible();
  },
};

export const LeftWithText: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'nobody');
    await userEvent.tab();
    await waitFor(async () => expect(input).toHaveValue(''));
  },
};

export const LongList: Story = {
  args: { label: 'Clients', options: manyClients.slice(0, 200), value: [] },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    const last = await page.findByRole('option', { name: manyClients[199]?.label ?? '' });
    await waitFor(() => expect(page.getAllByRole('option').length).toBeLessThan(40));
    await waitFor(() => expect(last).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([manyClients[199]]));
  },
};
