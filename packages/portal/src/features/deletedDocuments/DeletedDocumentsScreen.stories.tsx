import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, clientAnswers, documentDeletionAnswers, portal } from '@countersign/api-client/answers';
import { deletedDocuments } from '@countersign/api-client/fixtures';
import { documentFileName, errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { deletedDocumentsMessages } from './deletedDocuments.messages.ts';

const all = deletedDocuments(34);
const [newest, second] = all;
const title = newest?.Title ?? '';

/** Administrators restore what was deleted of a client within the last 30 days. */
const meta = {
  title: 'Screens/DeletedDocuments',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/deleted/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the list, and returns the row of a document. */
async function rowOf(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const grid = await within(canvasElement).findByRole('grid');
  await waitFor(() => expect(within(grid).getAllByText(name)[0]).toBeVisible());
  return within(grid).getByRole('row', { name: new RegExp(name) });
}

async function selectRow(canvasElement: HTMLElement, name: string): Promise<void> {
  const row = await rowOf(canvasElement, name);
  await userEvent.click(within(row).getByRole('checkbox', { hidden: true }));
  await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
}

async function openMenu(canvasElement: HTMLElement, name: string): Promise<void> {
  const row = await rowOf(canvasElement, name);
  const { left, bottom } = within(row).getByText(name).getBoundingClientRect();
  const coords = { clientX: left + 24, clientY: bottom - 4 };
  await userEvent.pointer({ keys: '[MouseRight]', target: row, coords });
  await screen.findByRole('menu');
}

/** The last deleted one is the first, and a link leads back to the documents. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, title);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All documents' })).toHaveAttribute(
      'href',
      '/documents/12',
    );
    await expect(canvas.getAllByText(deletedDocumentsMessages.daysLeft(30))[0]).toBeVisible();
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
      return response(200).json({ Items: all.slice(0, size), TotalItems: all.length });
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

export const RowSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await expect(canvas.getByRole('button', { name: 'Restore' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'History' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing is selected: the actions stay reachable and say why they are disabled. */
export const RefusedAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, title);
    for (const name of ['Restore', 'History']) {
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        deletedDocumentsMessages.selectFirst,
      );
    }
  },
};

export const Restored: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('Document restored')).toBeVisible());
    await expect(
      screen.getByText(documentFileName({ Title: title, Extension: newest?.Extension ?? '' })),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { selected: true })).toBeNull());
  },
};

export const SeveralSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await selectRow(canvasElement, second?.Title ?? '');
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'History' })).toHaveAccessibleDescription(
      deletedDocumentsMessages.selectOne,
    );
  },
};

export const SeveralRestored: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await selectRow(canvasElement, second?.Title ?? '');
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('2 documents restored')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull());
  },
};

/** The 30 days ended while the list was open: the document stays selected. */
export const NotRestored: Story = {
  parameters: answering(documentDeletionAnswers.notRestoring('restoreExpired')),
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText(new RegExp(errorSentences.restoreExpired))).toBeVisible());
    await expect(canvas.getByRole('row', { selected: true })).toBeVisible();
  },
};

/** All of them, of which the server restores at most 500 at once. */
export const TooMany: Story = {
  parameters: answering(documentDeletionAnswers.list(deletedDocuments(501))),
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, title);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByRole('button', { name: 'Restore' })).toHaveAccessibleDescription(
      deletedDocumentsMessages.tooMany(500),
    );
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
    await expect(row.getByText(deletedDocumentsMessages.daysLeft(1))).toBeVisible();
  },
};

/** The exact moment, on hover. */
export const RestorableUntil: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await rowOf(canvasElement, title));
    await userEvent.hover(row.getByText(deletedDocumentsMessages.daysLeft(30)));
    const bubble = await screen.findByRole('tooltip');
    await expect(bubble).toHaveTextContent(new RegExp(`^${deletedDocumentsMessages.until('')}`));
  },
};

export const Menu: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, title);
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Restore',
      'History',
    ]);
  },
};

export const RestoredFromMenu: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, title);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('Document restored')).toBeVisible());
  },
};

export const History: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'History' })).toBeVisible());
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

/** The documents’ Filters menu leads here. */
export const Opened: Story = {
  args: { href: '/documents/12' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Recently deleted' }));
    await rowOf(canvasElement, title);
  },
};

/** And for employees the menu does not have it. */
export const NotOffered: Story = {
  args: { href: '/documents/12' },
  globals: { role: 'employee' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await screen.findByRole('menuitem', { name: /^Create Filter/ });
    await expect(screen.queryByRole('menuitem', { name: 'Recently deleted' })).toBeNull();
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
