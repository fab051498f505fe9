import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { clients } from '@countersign/api-client/fixtures';
import { answering, portal } from '@countersign/api-client/answers';
import { withServices } from '../../testing/withServices.tsx';
import { ClientPicker } from './ClientPicker.tsx';

const meta = {
  title: 'Screens/Clients/Client picker',
  component: ClientPicker,
  decorators: [withServices],
  args: { onChoose: fn(), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof ClientPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, second] = clients(24);

export const Pristine: Story = {};

/** The server searches: the typed text is sent, and the selection is reported once. */
export const Selected: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('combobox', { name: 'Clients' }), second?.Name ?? '');
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(second?.Name ?? '') }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(second?.Id));
  },
};

/** Escape clears the search, then closes the dialog. */
export const LeftByEscape: Story = {
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Clients' });
    await userEvent.type(field, 'har{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** More clients than one response holds: the rest is found by typing. */
export const Many: Story = {
  parameters: answering(
    portal.get('/clients/', ({ response }) => response(200).json({ Items: clients(24), TotalItems: 1_284 })),
  ),
  play: async () => {
    await expect(await screen.findByText(/Showing the first 24 of 1,284/, { selector: 'p' })).toBeVisible();
  },
};

/** What is found is announced as well: the list changes far from the field, which keeps the focus. */
export const NothingFound: Story = {
  play: async () => {
    await screen.findByRole('option', { name: new RegExp(second?.Name ?? '') });
    screen.getByRole('combobox', { name: 'Clients' }).focus();
    await userEvent.paste('qqq');
    const spoken = await screen.findByText('No Results Found', { selector: '[aria-live="polite"] *' });
    await expect(spoken).toBeInTheDocument();
  },
};
