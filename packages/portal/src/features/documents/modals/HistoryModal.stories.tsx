import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  aDocument,
  aLongAuditTrail,
  anAuditEntry,
  anAuditTrail,
  aProblem,
} from '@countersign/api-client/fixtures';
import { answering, auditAnswers, files, portal } from '@countersign/api-client/answers';
import { errorSentences } from '@countersign/api-client/rules';
import { readMessages } from '../../../services/services.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { historyMessages } from '../history/history.messages.ts';
import { HistoryModal } from './HistoryModal.tsx';

const meta = {
  title: 'Screens/Documents/History',
  component: HistoryModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 4 }), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof HistoryModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sentences of the list, in their order. */
async function sentences(): Promise<string[]> {
  // Two lists stand one after the other: the one that is loading has no items.
  const items = await waitFor(() =>
    within(screen.getByRole('region', { name: /^History of / })).getAllByRole('listitem'),
  );
  return items.map((item) => item.querySelector('p')?.textContent ?? '');
}

/** The element with the focus, if there is one. */
function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Selects what is listed, by the button that shows what is selected now. */
async function select(button: string, choice: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: choice }));
  // The menu stays open for another choice.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

export const Ready: Story = {
  play: async () => {
    const said = await sentences();
    await expect(said).toHaveLength(anAuditTrail().length);
    await expect(said.at(-1)).toMatch(/^Amelia Hart uploaded/);
    await expect(screen.getByText(/^Times in /)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await sentences()).toHaveLength(anAuditTrail().length);
  },
};

export const PhoneNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(await sentences()).toHaveLength(anAuditTrail().length);
  },
};

/** The order is remembered by this browser. */
export const OldestFirst: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Oldest first' }));
    await expect((await sentences())[0]).toMatch(/^Amelia Hart uploaded/);
  },
};

export const RefusedAttempts: Story = {
  play: async () => {
    await select('All activity', 'Failed attempts');
    const said = await sentences();
    await expect(said).toHaveLength(1);
    await expect(said[0]).toMatch(/PIN was rejected: wrong PIN\.$/);
    // Announced as well.
    const [shown] = screen.getAllByText(historyMessages.count(1, anAuditTrail().length));
    await expect(shown).toBeVisible();
  },
};

export const OfOnePerson: Story = {
  play: async () => {
    await select('Everyone', 'Daniel Okafor');
    await expect(await sentences()).toEqual([expect.stringMatching(/^Daniel Okafor requested a preview/)]);
  },
};

/** There is no activity of that kind; one press shows everything. */
export const NoMatches: Story = {
  play: async () => {
    await select('All activity', 'Filter');
    await expect(await screen.findByText(historyMessages.noMatches)).toBeVisible();
    await expect(screen.getByText(historyMessages.noMatchesHint)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all activity' }));
    // The pressed button is gone.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await expect(await sentences()).toHaveLength(anAuditTrail().length);
    await select('All activity', 'Filter');
  },
};

/** Many entries: those near the visible part are rendered. */
export const Long: Story = {
  parameters: answering(auditAnswers.of(aLongAuditTrail(1_000))),
  play: async () => {
    await expect(await screen.findByText(historyMessages.count(1_000, 1_000))).toBeVisible();
  },
};

/** The server sends the newest only. */
export const TooLong: Story = {
  parameters: answering(auditAnswers.of(aLongAuditTrail(10_000))),
  play: async () => {
    await expect(await screen.findByText(historyMessages.cut(10_000))).toBeVisible();
  },
};

/** Called with what is exported, and how. */
const onExport = fn();
const growing = auditAnswers.growing(anAuditTrail());

/** What happens while it is open appears in its place, and is announced. The export itself is such an entry. */
export const EntryAdded: Story = {
  parameters: answering(
    growing.handler,
    files.post('/api/download/getHistory', async ({ request, response }) => {
      onExport(await request.json());
      return response(200).json({ fileUrl: 'about:blank' });
    }),
  ),
  play: async ({ canvasElement }) => {
    const before = await sentences();
    const ShortDesc = 'Amelia Hart exported the history of Engagement letter 2026.pdf as CSV.';
    growing.add(anAuditEntry({ Id: 99_999, Title: 'History exported', ShortDesc }));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV for spreadsheets' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(before.length + 1));
    const TimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(onExport).toHaveBeenCalledWith({ Id: 4021, Format: 'csv', TimeZone });
    await expect((await sentences())[0]).toBe(ShortDesc);
    const live = canvasElement.ownerDocument.querySelector('[data-live-announcer][aria-live="polite"]');
    await waitFor(() => expect(live).toHaveTextContent(historyMessages.added(1, ShortDesc)));
  },
};

export const Exporting: Story = {
  parameters: answering(auditAnswers.exportPending),
  play: async () => {
    await sentences();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF to print and file' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Export/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const ExportFailed: Story = {
  parameters: answering(auditAnswers.exportFailing),
  play: async () => {
    await sentences();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF to print and file' }));
    await expect(await screen.findByText(historyMessages.exportFailed)).toBeVisible();
    await expect(screen.getByText(errorSentences.historyTooLong)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: answering(auditAnswers.pending),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /^History of / })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const Empty: Story = {
  parameters: answering(portal.get('/audit/document/{id}', ({ response }) => response(200).json([]))),
  play: async () => {
    await waitFor(() => expect(screen.getByText(historyMessages.empty)).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(auditAnswers.failing),
  play: async () => {
    await waitFor(() => expect(screen.getByText(historyMessages.failed)).toBeVisible());
    // The text adds to the title: the cause, and what is kept.
    const body = `${errorSentences.notReady} ${readMessages.kept}`;
    await expect(screen.getByRole('alert')).toHaveTextContent(body);
    await expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

/** Reads of the history during the next story. */
const reads = { count: 0 };

/** What was read stays when later entries cannot be read. */
export const Stale: Story = {
  beforeEach: () => {
    reads.count = 0;
  },
  parameters: answering(
    portal.get('/audit/document/{id}', ({ response }) => {
      reads.count += 1;
      if (reads.count === 1) return response(200).json(anAuditTrail());
      return response('default').json(aProblem('notReady'), { status: 501 });
    }),
    auditAnswers.exported,
  ),
  play: async () => {
    const before = await sentences();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON to verify' }));
    await expect(await screen.findByText(historyMessages.stale)).toBeVisible();
    await expect(await sentences()).toEqual(before);
  },
};
