import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { emptyListMessages, limitedBy } from '../emptyList.messages.ts';

const meta = {
  title: 'Screens/Documents/No matches',
  component: PortalAt,
  decorators: [withSession],
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filter limits the list as well: without it, the same search may find something. */
export const NoMatchesInFilter: Story = {
  args: { href: '/documents/12?q=zebra&filter=33' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(limitedBy(['filter'], true))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: emptyListMessages.searchAll }));
    await waitFor(() => expect(canvas.getByText(emptyListMessages.noMatchesHint)).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toHaveValue('zebra');
  },
};

/** No filter is selected: a view and quick filters limit the list, and the latter can be cleared alone. */
export const NoMatchesInView: Story = {
  args: { href: '/documents/12?view=declined&modified=2019-07-01..2019-07-31' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(limitedBy(['view', 'quickFilters'], false))).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Show all documents' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: emptyListMessages.clearQuickFilters })).toBeVisible();
  },
};
