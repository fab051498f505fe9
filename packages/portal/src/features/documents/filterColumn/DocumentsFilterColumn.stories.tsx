import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { emptyListMessages } from '../emptyList.messages.ts';

const [any] = aFilterTree();
const own = { Items: [], index: 0, IsFirmFilter: false };
const year = { ...own, Id: 71, Text: '2026', parentId: 70 };
const statements = { ...any, ...own, Id: 70, Text: 'Activity statements', parentId: 0, Items: [year] };

/** What the list says of filters. */
const meta = {
  title: 'Screens/Documents/In filters',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const cells = (name: string) => within(screen.getByRole('grid')).queryAllByText(name);

/** Two filters are named "2026": each is shown with the one around it; the others are not. */
export const SharedName: Story = {
  parameters: answering(
    portal.get('/documentFilters/{id}', ({ response }) => response(200).json([...aFilterTree(), statements])),
  ),
  play: async () => {
    await waitFor(() => expect(cells('2026 in Tax returns').length).toBeGreaterThan(0));
    await expect(cells('2026')).toEqual([]);
    await expect(cells('Payroll').length).toBeGreaterThan(0);
  },
};

/** One filter has the name: it stands alone. */
export const OwnName: Story = {
  play: async () => {
    await screen.findByRole('treeitem', { name: /^2026/ });
    await waitFor(() => expect(cells('2026').length).toBeGreaterThan(0));
    await expect(cells('2026 in Tax returns')).toEqual([]);
  },
};

/** A filter limits the list as well: without it, the same search may find something. */
export const NoMatchesInFilter: Story = {
  args: { href: '/documents/12?q=zebra&filter=33' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(emptyListMessages.noMatchesInFilterHint)).toBeVisible());
  },
};
