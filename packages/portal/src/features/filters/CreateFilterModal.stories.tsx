import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';

/** The name of a new filter is typed as soon as it was asked for, and is not lost by accident. */
const meta = {
  title: 'Screens/Filters/Create filter',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function start(): Promise<void> {
  await screen.findByRole('tree', { name: 'Filters' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Create Filter/ }));
}

const field = () => screen.findByRole('textbox', { name: 'Filter name' });

/** Without waiting for the dialog. */
export const TypedAtOnce: Story = {
  play: async () => {
    await start();
    await userEvent.keyboard('Leases');
    await expect(await field()).toHaveValue('Leases');
  },
};

/** Escape asks before a name is lost; in the question it goes back to the field, and nothing is lost. */
export const Kept: Story = {
  play: async () => {
    await start();
    await userEvent.type(await field(), 'Leases{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveValue('Leases');
  },
};
