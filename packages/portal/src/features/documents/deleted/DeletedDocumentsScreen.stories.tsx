import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, clientAnswers, documentDeletionAnswers, portal } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { deletedDocumentsMessages } from './deletedDocuments.messages.ts';
import { all, rowOf, selectRow, title } from './deletedRows.example.ts';

/** Administrators restore what was deleted of a client within the last 30 days. */
const meta = {
  title: 'Screens/Documents/Recently deleted',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/deleted/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last deleted one is the first, and a link leads back to the documents. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, title);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All documents' })).toHaveAttribute(
      'href',
      '/documents/12',
    );
    // The way back points to the left, and stands there.
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    const back = canvas.getByRole('link', { name: 'All documents' }).getBoundingClientRect();
    await expect(back.right).toBeLessThanOrEqual(search.left);
    await expect(canvas.getAllByText(deletedDocumentsMessages.days(30))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering(documentDeletionAnswers.listPending),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Empty: Story = {
  parameters: answering(documentDeletionAnswers.list([])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(deletedDocumentsMessages.empty)).toBeVisible());
    await expect(canvas.getByText(deletedDocumentsMessages.emptyHint)).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { href: '/documents/deleted/12?q=zebra' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(deletedDocumentsMessages.noMatches)).toBeVisible());
    await expect(canvas.getByText(deletedDocumentsMessages.noMatchesHint)).toBeVisible();
  },
};

/** One press leads back to all of them, with an empty search. */
export const ShownAgain: Story = {
  ...NoMatches,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all deleted documents' }));
    await rowOf(canvasElement, title);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  parameters: answering(documentDeletionAnswers.listFailing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('An error has occurred')).toBeVisible());
    // The pane says it, so no toast does.
    await expect(canvas.queryByRole('button', { name: 'Close notification' })).toBeNull();
  },
};

/** What a story restored. */
const restored: { ids: readonly number[] } = { ids: [] };

/** The list keeps its rows while it reads what is left. */
export const Refetching: Story = {
  parameters: answering(
    portal.get('/documents/clients/{clientId}/deleted', async ({ query, response }) => {
      if (restored.ids.length > 0) await delay('infinite');
      const size = Number(query.get('itemsPerPage') ?? 20);
      const first = (Number(query.get('pageNumber') ?? 1) - 1) * size;
      return response(200).json({ Items: all.slice(first, first + size), TotalItems: all.length });
    }),
    portal.post('/documents/restoreMultiple', async ({ request, response }) => {
      const { documentIds } = await request.json();
      restored.ids = documentIds;
      return response(200).json({ Restored: documentIds, Failed: [] });
    }),
  ),
  beforeEach: () => {
    restored.ids = [];
  },
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await expect(await rowOf(canvasElement, title)).toBeVisible();
  },
};

/** Who deleted it was not recorded, and its last day has begun. */
export const LastDay: Story = {
  parameters: answering(
    documentDeletionAnswers.list(
      all.map((document, index) => (index === 0 ? { ...document, DeletedBy: null, DaysLeft: 1 } : document)),
    ),
  ),
  play: async ({ canvasElement }) => {
    const row = within(await rowOf(canvasElement, title));
    await expect(row.getByText(deletedDocumentsMessages.unknown)).toBeVisible();
    await expect(row.getByText(deletedDocumentsMessages.days(1))).toBeVisible();
  },
};

/** The exact moment, on hover. */
export const RestorableUntil: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await rowOf(canvasElement, title));
    await userEvent.hover(row.getByText(deletedDocumentsMessages.days(30)));
    const bubble = await screen.findByRole('tooltip');
    await expect(bubble).toHaveTextContent(new RegExp(`^${deletedDocumentsMessages.until('')}`));
  },
};

export const History: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await waitFor(() => expect(screen.getByRole('region', { name: /^History of / })).toBeVisible());
  },
};

export const ClientMissing: Story = {
  parameters: answering(clientAnswers.missing, documentDeletionAnswers.listMissing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Client not found')).toBeVisible());
  },
};

/** Only Administrators open it. */
export const Denied: Story = {
  globals: { role: 'employee' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /access denied/i })).toBeVisible());
  },
};

/** Opened from the documents, below their views. */
export const Opened: Story = {
  args: { href: '/documents/12' },
  play: async ({ canvasElement }) => {
    const entry = await screen.findByRole('button', { name: 'Recently deleted' });
    await expect(entry).toHaveAccessibleDescription('Deleted in the last 30 days');
    await userEvent.click(entry);
    await rowOf(canvasElement, title);
  },
};

/** Employees are not offered it. */
export const NotOffered: Story = {
  args: { href: '/documents/12' },
  globals: { role: 'employee' },
  play: async () => {
    await screen.findByRole('button', { name: 'Declined' });
    await expect(screen.queryByRole('button', { name: 'Recently deleted' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All documents' })).toBeVisible();
  },
};
