import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { clients, documents } from '@countersign/api-client/fixtures';
import { chooseClient } from '../testing/chooseClient.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { withSession } from '../testing/StorySession.tsx';

const [, second] = clients(24);
const waiting = documents(128).find(({ ActionTypeE }) => ActionTypeE === 5);

const meta = {
  title: 'Screens/Shell',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${waiting?.Id}` },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another client on the same page: the previous client's selection is cleared. */
export const ClientSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
    await chooseClient(canvasElement, second?.Name ?? '');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: waiting?.Title ?? '' })).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  },
};
