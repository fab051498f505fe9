import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { liveMessages } from '../../services/live/live.messages.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { allDocuments, newest } from './DocumentsScreen.example.ts';

const id = newest?.Id ?? 0;

/** Another user changes the selected document while it is shown. */
const meta = {
  title: 'Screens/Documents/Live',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns what screen readers were told last. */
function announced(canvasElement: HTMLElement): Element | null {
  return canvasElement.ownerDocument.body.querySelector('[data-live-announcer][aria-live="polite"]');
}

/** Its row and its details change in place, and it stays selected. */
export const ChangedByAnother: Story = {
  parameters: answering(
    ...documentAnswers.changedByAnother(allDocuments, id, { Title: 'Renamed by a colleague' }),
  ),
  play: async ({ canvasElement }) => {
    const grid = within(await screen.findByRole('grid'));
    const row = await grid.findByRole('row', { name: /Renamed by a colleague/ });
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(await screen.findByRole('heading', { name: 'Renamed by a colleague' })).toBeVisible();
    await waitFor(() => expect(announced(canvasElement)).toHaveTextContent(liveMessages.documents));
  },
};

export const RemovedByAnother: Story = {
  parameters: answering(...documentAnswers.changedByAnother(allDocuments, id, null)),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByText(/Requested document not found/)).toBeVisible());
    const grid = within(screen.getByRole('grid'));
    await waitFor(() => expect(grid.queryByText(newest?.Title ?? '')).toBeNull());
    await waitFor(() => expect(announced(canvasElement)).not.toBeEmptyDOMElement());
  },
};
