import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  complete,
  duplicate,
  everyState,
  failed,
  interrupted,
  running,
  twice,
} from './UploadPanel.fixtures.js';
import { UploadPanel, type UploadPanelProps } from './UploadPanel.js';
import { uploadSummary } from './uploadSummary.js';
import type { UploadPanelItem } from './UploadRow.js';

/** What single files of the panel ask and offer. */
const meta = {
  title: 'Patterns/UploadPanel/Files',
  component: UploadPanel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    items: [running],
    summary: { total: 1, complete: 0, errored: 0, active: 1, percent: 62 },
    view: 'normal',
    onViewChange: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onUploadAnyway: fn(),
    onAddWithoutFilter: fn(),
    onShowKnown: fn(),
    onDismiss: fn(),
    hrefOf: (id) => `#document-${id}`,
    onClose: fn(),
  },
} satisfies Meta<typeof UploadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two files that were added together have the same bytes. There is no document to show. */
export const SameInUpload: Story = {
  args: {
    items: [running, twice],
    summary: { total: 2, complete: 0, errored: 0, active: 1, waiting: 1, percent: 31 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`Same as ${running.name} in this upload`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show document/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Upload anyway ${twice.name}` }));
    await expect(args.onUploadAnyway).toHaveBeenCalledWith(twice.id);
  },
};

const waiting: UploadPanelItem = {
  ...running,
  status: 'unreachable',
  bytesPerSecond: null,
  secondsLeft: null,
};

/** The server doesn't respond: the files continue by themselves when it is back, and can be cancelled. */
export const WaitingForServer: Story = {
  args: {
    items: [waiting, { ...waiting, id: 'second', name: 'Deed of variation.pdf', percent: 0 }],
    summary: { total: 2, complete: 0, errored: 0, active: 2, percent: 31 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Waiting for the server · 62%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Cancel ${waiting.name}` }));
    await expect(args.onCancel).toHaveBeenCalledWith(waiting.id);
  },
};

/** The server asks to wait. */
export const ServerBusy: Story = {
  args: {
    items: [{ ...waiting, status: 'busy' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting: the server is busy · 62%')).toBeVisible();
  },
};

const filterless: UploadPanelItem = {
  ...failed,
  id: 'filterless',
  percent: 100,
  failureReason: 'The filter was deleted before the document was added.',
  retryable: false,
  filterDeleted: true,
};

/** The filter of two files was deleted while they were uploading. */
export const FilterDeleted: Story = {
  args: {
    items: [filterless, { ...filterless, id: 'second', name: 'Deed of variation.pdf' }],
    summary: { total: 2, complete: 0, errored: 2, active: 0, percent: 99 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add without a filter ${filterless.name}` }));
    await expect(args.onAddWithoutFilter).toHaveBeenCalledWith(filterless.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Add all without a filter' }));
    await expect(args.onAddWithoutFilter).toHaveBeenCalledTimes(3);
  },
};

/** What is announced. */
const spoken = () => document.querySelector('[data-live-announcer][aria-live="polite"]');

function Removing(args: UploadPanelProps) {
  const [items, setItems] = useState(args.items);
  return (
    <UploadPanel
      {...args}
      items={items}
      onDismiss={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  );
}

/** One failed file is taken off the list: the focus goes to the same button of the next, and at last to the list. */
export const Removed: Story = {
  args: {
    items: [failed, { ...failed, id: 'second', name: 'Deed of variation.pdf' }, complete],
    summary: { total: 3, complete: 1, errored: 2, active: 0, percent: 33 },
  },
  render: Removing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${failed.name}` }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const next = canvas.getByRole('button', { name: 'Remove Deed of variation.pdf' });
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(spoken()).toHaveTextContent(`${failed.name} removed`));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Files' })).toHaveFocus());
    await waitFor(() => expect(spoken()).toHaveTextContent('Deed of variation.pdf removed'));
  },
};

function Skipping(args: UploadPanelProps) {
  const [items, setItems] = useState(args.items);
  return (
    <UploadPanel
      {...args}
      items={items}
      onCancel={(id) => {
        const skipped = { status: 'aborted', cancellable: false } as const;
        setItems(items.map((item) => (item.id === id ? { ...item, ...skipped } : item)));
      }}
    />
  );
}

/** One of two duplicates is skipped: that is said, and the focus goes to Skip of the other. */
export const SkippedOne: Story = {
  args: {
    items: [duplicate, { ...duplicate, id: 'other', name: 'Deed of variation.pdf' }, running],
    summary: { total: 3, complete: 0, errored: 0, active: 1, waiting: 2, percent: 20 },
  },
  render: Skipping,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Skip ${duplicate.name}` }));
    const next = canvas.getByRole('button', { name: 'Skip Deed of variation.pdf' });
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(spoken()).toHaveTextContent(`${duplicate.name} skipped`));
  },
};

/** The name of a complete file is a link to its document, by keyboard too. */
export const Linked: Story = {
  args: {
    items: [
      complete,
      {
        ...complete,
        id: 'long',
        name: 'Corriedale Pastoral Co stock movements and brandings October 2025.pdf',
      },
    ],
    summary: { total: 2, complete: 2, errored: 0, active: 0, percent: 100 },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: complete.name });
    await expect(link).toHaveAttribute('href', `#document-${complete.id}`);
    canvas.getByRole('group', { name: 'Files' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /brandings/ })).toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const board = 'Blue Gum Pastoral Co › Board papers';

/** Files of two clients: each that goes to another client, or to a filter, says so. */
export const TwoClients: Story = {
  args: {
    items: [
      { ...interrupted, destination: board },
      { ...failed, destination: board },
      { ...running, destination: 'Tax returns › Year ended 30 June 2025' },
      complete,
    ],
    summary: { total: 4, complete: 1, errored: 1, active: 1, waiting: 1, percent: 62 },
    onSelectAgain: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(board)).toHaveLength(2);
    const [first, , , last] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(`To ${board}`);
    await expect(last).not.toHaveTextContent(/To /);
    // Heard before the file is selected, too.
    await userEvent.click(
      canvas.getByRole('button', { name: `Select file ${interrupted.name} to ${board}` }),
    );
    await expect(args.onSelectAgain).toHaveBeenCalledWith(interrupted.id);
  },
};

/** A long path wraps. */
export const TwoClientsOnPhone: Story = {
  args: {
    ...TwoClients.args,
    items: [
      { ...interrupted, destination: `${board} › Correspondence with the auditor 2025` },
      { ...running, destination: board },
      duplicate,
    ],
    summary: { total: 3, complete: 0, errored: 0, active: 1, waiting: 2, percent: 62 },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The decisions of a file share one line.
    const tops = ['Skip', 'Upload anyway', 'Show document'].map((name) => {
      const button = canvas.getByRole('button', { name: `${name} ${duplicate.name}` });
      return button.getBoundingClientRect().top;
    });
    await expect(new Set(tops).size).toBe(1);
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

/** At 320 px with touch each button is whole, and each sentence and name wraps. */
export const NarrowPhone: Story = {
  args: {
    items: [
      failed,
      filterless,
      duplicate,
      interrupted,
      waiting,
      { ...running, id: 'ledger', name: 'Ledger.xlsx' },
    ],
    summary: { total: 6, complete: 0, errored: 2, active: 2, waiting: 2, percent: 38 },
    onCancelAll: fn(),
    onRetryAll: fn(),
    onContinue: fn(),
    onSelectAgain: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Uploads' });
    const { left, right } = panel.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      const box = button.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

/** The states that have no room in the first picture of them. */
export const EveryStateFurtherDown: Story = {
  args: { items: everyState, summary: uploadSummary(everyState), view: 'expanded', onSelectAgain: fn() },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(everyState.length);
    const last = rows.at(-1);
    last?.scrollIntoView({ block: 'end' });
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.clientHeight),
    );
    await expect(last).toHaveTextContent(/Complete/);
  },
};

/** Minimised, the panel says why nothing moves. */
export const OfflineMinimised: Story = {
  args: { items: [{ ...running, status: 'offline' }], view: 'minimised' },
  play: ({ canvas }) => expect(canvas.getByText('0 of 1 complete, offline')).toBeVisible(),
};
