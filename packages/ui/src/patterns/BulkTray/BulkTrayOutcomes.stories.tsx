import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BulkTray, type BulkOutcome } from './BulkTray.js';
import { bulkOutcomesMessages } from './bulkOutcomes.messages.js';
import { bulkTrayMessages } from './bulkTray.messages.js';

const page = 30;

function namesFrom(from: number, count: number) {
  return Array.from({ length: Math.min(page, count - from) }, (_, index) => {
    const id = from + index + 1;
    return { id, name: `Bank statement page ${String(id).padStart(3, '0')}.pdf` };
  });
}

/** Deleted documents, read in pages. */
function deleted(count: number, change: Partial<BulkOutcome> = {}): BulkOutcome {
  const read = fn((from: number) => Promise.resolve(namesFrom(from, count)));
  return { id: 'deleted', label: 'Deleted', count, read, ...change };
}

const already: BulkOutcome = {
  id: 'already',
  label: 'Already deleted',
  count: 2,
  read: () =>
    Promise.resolve([
      { id: 201, name: 'Brindle Creek lease renewal 2026.pdf' },
      {
        id: 202,
        name: 'Trustee resolution, distribution of income for the year ended 30 June 2025.pdf',
      },
    ]),
};

function ended(count: number) {
  return { status: 'finished', done: count + 2, total: count + 2, failures: [] } as const;
}

/** Once an action has ended, the names of the items open by what became of them. */
const meta = {
  title: 'Patterns/BulkTray/Outcomes',
  component: BulkTray,
  tags: ['!autodocs'],
  args: {
    title: 'Delete 14 documents',
    headline: '12 documents deleted',
    text: '',
    state: ended(12),
    outcomes: [deleted(12), already],
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkTray>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const opener = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name });

/** Nothing is read before it is opened. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await expect(await opener(canvas, /^Deleted 12$/)).toHaveAttribute('aria-expanded', 'false');
    await expect(await opener(canvas, /^Already deleted 2$/)).toHaveAttribute('aria-expanded', 'false');
    const groups = within(canvas.getByRole('list', { name: bulkOutcomesMessages.outcomes }));
    await expect(groups.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.outcomes?.[0]?.read).not.toHaveBeenCalled();
  },
};

/** The headline has its number, and says all of them. */
export const OnlyOne: Story = {
  args: { state: { ...ended(10), total: 12 }, outcomes: [deleted(12)] },
  play: async ({ canvas }) => {
    await expect(await opener(canvas, /^Deleted$/)).toBeVisible();
    await expect(canvas.getAllByText(/12/)).toHaveLength(1);
    await expect(canvas.getByText('12 documents deleted')).toBeVisible();
    await expect(canvas.queryByText(/done$/)).toBeNull();
  },
};

/** All are named; opened again, they are not read again. */
export const Complete: Story = {
  args: { outcomes: [already, deleted(12)] },
  play: async ({ canvas }) => {
    const button = await opener(canvas, /^Already deleted 2$/);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const names = within(await canvas.findByRole('list', { name: 'Already deleted' }));
    await expect(names.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: bulkTrayMessages.more })).toBeNull();
  },
};

/** There are more of them than one page; they scroll. */
export const Partial: Story = {
  args: {
    title: 'Delete 1,284 documents',
    headline: '1,282 documents deleted',
    state: ended(1282),
    outcomes: [deleted(1282), already],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, /^Deleted 1,282$/));
    await expect(await canvas.findByText('Bank statement page 001.pdf')).toBeVisible();
    const more = canvas.getByRole('button', { name: bulkTrayMessages.more });
    // Its focus ring, of 4 px, touches no name.
    const last = canvas.getAllByText(/^Bank statement page/).at(-1);
    const gap = more.getBoundingClientRect().top - (last?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(4);
  },
};

export const Loading: Story = {
  args: { outcomes: [deleted(12, { read: () => new Promise(() => undefined) }), already] },
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, /^Deleted 12$/));
    await expect(await canvas.findByRole('status')).toHaveTextContent(bulkOutcomesMessages.loading);
  },
};

export const Failed: Story = {
  args: {
    outcomes: [deleted(12, { read: () => Promise.reject(new Error('No connection')) }), already],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, /^Deleted 12$/));
    await expect(await canvas.findByText(bulkOutcomesMessages.notLoaded, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: bulkOutcomesMessages.again })).toBeVisible();
  },
};

/** It is known how many they are, but not which. */
export const Unnamed: Story = {
  args: { outcomes: [deleted(12, { read: () => Promise.resolve([]) }), already] },
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, /^Deleted 12$/));
    await expect(await canvas.findByText(bulkOutcomesMessages.noNames)).toBeVisible();
  },
};

const beside = {
  state: {
    status: 'finished',
    done: 14,
    total: 15,
    failures: [
      {
        id: 4,
        name: 'Trust deed.pdf',
        reason: 'A document with outstanding signing tasks can not be deleted.',
      },
    ],
  },
  onRetry: fn(),
} as const;

/** Failures need attention, so they come first and are open. */
export const BesideFailures: Story = {
  args: beside,
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, /^Already deleted 2$/));
    await expect(await canvas.findByText('Brindle Creek lease renewal 2026.pdf')).toBeVisible();
    await expect(canvas.getByText('Trust deed.pdf')).toBeVisible();
  },
};

/** While it runs there is nothing to open. */
export const NotYet: Story = {
  args: { headline: 'Deleting 14 documents', state: { status: 'running', done: 3, total: 14, failures: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: bulkOutcomesMessages.outcomes })).toBeNull();
  },
};

/** At 320 px long names wrap. */
export const Narrow: Story = {
  args: beside,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await opener(canvas, /^Already deleted 2$/));
    await waitFor(() => expect(canvas.getByText(/^Trustee resolution/)).toBeInTheDocument());
  },
};
