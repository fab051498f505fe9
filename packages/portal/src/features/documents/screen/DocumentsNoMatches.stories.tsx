import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { emptyListMessages } from '../emptyList.messages.ts';

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
    await waitFor(() => expect(canvas.getByText(emptyListMessages.noMatchesInFilterHint)).toBeVisible());
  },
};
