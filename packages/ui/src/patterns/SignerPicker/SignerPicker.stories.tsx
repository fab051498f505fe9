import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { corriedaleAccounts, manyAccounts } from './SignerPicker.fixtures.js';
import { noAccounts, noAccountsMatch } from './signerPicker.messages.js';
import { SignerPicker, type SignerPickerProps } from './SignerPicker.js';

function Remembered(args: SignerPickerProps) {
  const [selectedIds, setSelectedIds] = useState(args.selectedIds);
  return (
    <div style={{ maxWidth: 488 }}>
      <SignerPicker
        {...args}
        selectedIds={selectedIds}
        onSelectedChange={(ids) => {
          setSelectedIds(ids);
          args.onSelectedChange(ids);
        }}
      />
    </div>
  );
}

/** Selects the accounts of a client that sign. */
const meta = {
  title: 'Patterns/SignerPicker',
  component: SignerPicker,
  tags: ['!autodocs'],
  args: {
    clientName: 'Corriedale Pastoral Co',
    accounts: { status: 'ready', accounts: corriedaleAccounts },
    selectedIds: [1, 2, 3],
    onSelectedChange: fn(),
  },
  render: (args) => <Remembered {...args} />,
} satisfies Meta<SignerPickerProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { accounts: { status: 'loading' }, selectedIds: [] } };
export const Empty: Story = {
  args: { accounts: { status: 'ready', accounts: [] }, selectedIds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noAccounts)).toBeVisible();
  },
};
export const Failed: Story = {
  args: {
    accounts: { status: 'failed', message: 'The accounts of this client couldn’t be read.', onRetry: fn() },
    selectedIds: [],
  },
};
export const NothingSelected: Story = {
  args: { selectedIds: [], error: 'You must select at least one account.' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(args.error);
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'okafor');
    await expect(canvas.getByText(noAccountsMatch('okafor'))).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Hugh Ellery/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Priya Nair/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([1, 3, 4]);
    await expect(canvas.getByText('3 of 5 accounts selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Bronwyn Ellery/ })).toBeDisabled();
  },
};

/** Of many accounts only those near the visible area are in the page, and the one with focus. */
export const Many: Story = {
  args: { accounts: { status: 'ready', accounts: manyAccounts }, selectedIds: [1, 240] },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(30));
    const first = canvas.getByRole('checkbox', { name: /Adele Abbott/ });
    await userEvent.click(first);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([240]);
    const list = canvas.getByRole('list');
    list.scrollTop = list.scrollHeight;
    const last = await canvas.findByRole('checkbox', { name: /Leo Tran/ });
    await expect(last).toBeChecked();
    await expect(last.closest('li')).toHaveAttribute('aria-posinset', '240');
    await waitFor(() => expect(first).toHaveFocus());
  },
};
