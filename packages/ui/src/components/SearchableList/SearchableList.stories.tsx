import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { manyClients } from '../Select/clients.fixtures.js';
import { SearchableList, type SearchableListProps } from './SearchableList.js';

/** Searches as a server does: by name, and only the first results. */
function Example({ search, options, ...rest }: SearchableListProps) {
  const [text, setText] = useState(search.text);
  const found = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <SearchableList
      {...rest}
      options={found.slice(0, 200)}
      search={{ total: found.length, ...search, text, onTextChange: setText }}
    />
  );
}

const meta = {
  title: 'Components/SearchableList',
  tags: ['!autodocs'],
  component: SearchableList,
  render: (args) => <Example {...args} />,
  args: {
    label: 'Clients',
    placeholder: 'Search clients',
    options: manyClients,
    search: { text: '', onTextChange: fn(), loading: false },
    onSelect: fn(),
  },
} satisfies Meta<typeof SearchableList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Showing the first 200 of 1,284/, { selector: 'p' })).toBeVisible();
  },
};

export const Few: Story = { args: { options: manyClients.slice(0, 4) } };

/** The focus stays in the field; Enter selects what is highlighted. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Clients' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(manyClients[1]?.id);
  },
};

export const NoResults: Story = {
  args: { search: { text: 'zzz', onTextChange: fn(), loading: false } },
};

/** What the page's live region said last. */
const spoken = () => screen.getAllByText(/./, { selector: '[aria-live="polite"] *' }).at(-1)?.textContent;

/** What a search finds is announced, with the words of the page. */
export const Announced: Story = {
  args: { noun: { one: 'client', many: 'clients' }, options: manyClients.slice(0, 4) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Clients' });
    await userEvent.type(field, 'qqq');
    await waitFor(() => expect(spoken()).toBe('No Results Found'));
    await userEvent.clear(field);
    await waitFor(() => expect(spoken()).toBe('4 clients'));
    await userEvent.type(field, manyClients[0]?.label ?? '');
    await waitFor(() => expect(spoken()).toBe('1 client'));
  },
};

export const Searching: Story = {
  args: { options: [], search: { text: 'bri', onTextChange: fn(), loading: true } },
};

/** The results of the last text stay until those of the next are here: dimmed, busy, and not to be selected. */
export const Stale: Story = {
  args: { options: manyClients.slice(0, 6), noun: { one: 'client', many: 'clients' } },
  render: function Typing(args) {
    const [text, setText] = useState('');
    const search = { text, onTextChange: setText, loading: text !== '' };
    return <SearchableList {...args} search={search} />;
  },
  play: async ({ canvas, args }) => {
    const results = canvas.getByRole('listbox', { name: 'Clients' }).parentElement;
    await expect(results).toHaveAttribute('aria-busy', 'false');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Clients' }), 'bri');
    await expect(results).toHaveAttribute('aria-busy', 'true');
    const [first] = canvas.getAllByRole('option');
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    options: [],
    search: { text: 'bri', onTextChange: fn(), loading: false, failure: 'An unknown error has occurred' },
  },
};
