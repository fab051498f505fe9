import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  complete,
  duplicate,
  everyState,
  failed,
  interrupted,
  manyScans,
  readable,
  running,
} from './UploadPanel.fixtures.js';
import { UploadPanel, type UploadPanelProps } from './UploadPanel.js';
import { uploadSummary } from './uploadSummary.js';
import type { UploadPanelItem } from './UploadRow.js';

function Remembered(args: UploadPanelProps) {
  const [view, setView] = useState(args.view);
  return <UploadPanel {...args} view={view} onViewChange={setView} />;
}

/** Shows running uploads, above everything else at the bottom right. */
const meta = {
  title: 'Patterns/UploadPanel',
  component: UploadPanel,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    items: [running, failed, complete],
    summary: { total: 3, complete: 1, errored: 1, active: 1, percent: 62 },
    view: 'normal',
    onViewChange: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onCancelAll: fn(),
    onRetryAll: fn(),
    onContinue: fn(),
    onSelectAgain: fn(),
    onUploadAnyway: fn(),
    onShowKnown: fn(),
    onDismiss: fn(),
    hrefOf: (id) => `#document-${id}`,
    onClose: fn(),
  },
  render: Remembered,
} satisfies Meta<typeof UploadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const EveryState: Story = {
  args: {
    items: everyState,
    summary: uploadSummary(everyState),
    view: 'expanded',
  },
};

export const AllComplete: Story = {
  args: {
    items: [complete, { ...complete, id: '4', name: 'Depreciation schedule FY2025.xlsx' }],
    summary: { total: 2, complete: 2, errored: 0, active: 0, percent: 100 },
  },
};

export const Minimised: Story = { args: { view: 'minimised' } };

const thousand = { total: 1_000, complete: 74, errored: 0, active: 926, percent: 8 };

export const LongList: Story = {
  args: { items: manyScans(), summary: thousand },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(30));
    // Those under way come first, in the order in which they are sent.
    await expect(canvas.getByText('Bank statement page 0075.pdf')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploads', value: { now: 8 } })).toBeVisible();
  },
};

export const LongListScrolled: Story = {
  args: { items: manyScans(), summary: thousand, view: 'expanded' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Files' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(40));
    list.scrollTop = list.scrollHeight;
    const first = await canvas.findByText('Bank statement page 0001.pdf');
    const row = first.closest('li');
    await expect(row).toHaveAttribute('aria-posinset', '1000');
    await expect(row).toHaveAttribute('aria-setsize', '1000');
    list.scrollTop = 923 * 50;
    const last = await canvas.findByRole('button', { name: 'Cancel Bank statement page 1000.pdf' });
    // A focused row always renders, however far it is scrolled away.
    last.focus();
    list.scrollTop = 0;
    await expect(await canvas.findByText('Bank statement page 0075.pdf')).toBeVisible();
    await waitFor(() => expect(last).toHaveFocus());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    list.scrollTop = 923 * 50;
    await waitFor(() => expect(last).toBeVisible());
  },
};

/** The counts have a line of their own. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Uploads' });
    const counts = canvas.getByText(/of \d+ complete/);
    await expect(counts.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
    await expect(counts.getClientRects()).toHaveLength(1);
  },
};

export const PhoneMinimised: Story = {
  args: { view: 'minimised' },
  globals: { viewport: { value: 'phone' } },
};

const offlineItems = everyState
  .filter(({ status }) => status === 'uploading' || status === 'queued' || status === 'complete')
  .map((item): UploadPanelItem => ({
    ...item,
    status: item.status === 'complete' ? 'complete' : 'offline',
    bytesPerSecond: null,
    secondsLeft: null,
  }));

/** There is no network: the files go on by themselves when it is back. */
export const Offline: Story = {
  args: {
    items: offlineItems,
    summary: { total: 3, complete: 1, errored: 0, active: 2, percent: 54 },
  },
};

/** A failed file comes first, however many are complete. */
export const FailedAmongMany: Story = {
  args: {
    items: [...manyScans().slice(0, 30), failed, { ...failed, id: 'second', name: 'Deed of variation.pdf' }],
    summary: { total: 32, complete: 30, errored: 2, active: 0, percent: 96 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 failed')).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Upload failed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry all' }));
    await expect(args.onRetryAll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Cancel all' })).toBeNull();
  },
};

export const CancelAll: Story = {
  args: { items: everyState, summary: uploadSummary(everyState) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    await expect(args.onCancelAll).toHaveBeenCalledOnce();
  },
};

export const CancelAndRetry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Cancel ${running.name}` }));
    await expect(args.onCancel).toHaveBeenCalledWith(running.id);
    await userEvent.click(canvas.getByRole('button', { name: `Retry ${failed.name}` }));
    await expect(args.onRetry).toHaveBeenCalledWith(failed.id);
  },
};

/** It leaves the bars of a page and some rows of its list in view. */
export const HighestPanel: Story = {
  args: { items: manyScans() },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Uploads' });
    const { top, height } = panel.getBoundingClientRect();
    await expect(top >= 252 || height <= 200).toBe(true);
  },
};

/** What has the focus is not behind it. */
export const FocusBehind: Story = {
  render: (args) => (
    <>
      <button style={{ position: 'fixed', right: '40px', bottom: '60px' }}>Delete</button>
      <Remembered {...args} />
    </>
  ),
  // What watches the focus is loaded with the panel, a moment later.
  play: ({ canvas }) =>
    waitFor(() => {
      canvas.getByText('Delete').blur();
      canvas.getByText('Delete').focus();
      return expect(canvas.getByRole('button', { name: 'Show uploads' })).toBeVisible();
    }),
};

export const MinimisedAndRestored: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Minimise uploads' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByText(/1 of 3 complete/)).toHaveTextContent('1 of 3 complete, 1 failed, 62%');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show uploads' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** After a reload: the browser can read one file again, the other must be selected. */
export const Interrupted: Story = {
  args: {
    items: [
      readable,
      interrupted,
      {
        ...interrupted,
        id: 'other',
        name: 'Fence quotes.pdf',
        failureReason:
          'This isn’t the file you were uploading: its name, size or date is different. Select the original file.',
      },
    ],
    summary: { total: 3, complete: 0, errored: 0, active: 0, waiting: 3, percent: 42 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 need attention')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Continue ${readable.name}` }));
    await expect(args.onContinue).toHaveBeenCalledWith(readable.id);
    await userEvent.click(canvas.getByRole('button', { name: `Select file ${interrupted.name}` }));
    await expect(args.onSelectAgain).toHaveBeenLastCalledWith(interrupted.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Select files' }));
    await expect(args.onSelectAgain).toHaveBeenLastCalledWith(null);
  },
};

/** The client has a document with the same bytes. */
export const Duplicate: Story = {
  args: {
    items: [
      running,
      duplicate,
      { ...duplicate, id: 'second', name: 'Minutes copy.docx', status: 'checking' },
    ],
    summary: { total: 3, complete: 0, errored: 0, active: 2, waiting: 1, percent: 31 },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Already uploaded as Annual meeting.docx on 3 May 2025')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Upload anyway ${duplicate.name}` }));
    await expect(args.onUploadAnyway).toHaveBeenCalledWith(duplicate.id);
    await userEvent.click(canvas.getByRole('button', { name: `Show document ${duplicate.name}` }));
    await expect(args.onShowKnown).toHaveBeenCalledWith(duplicate.id);
    await userEvent.click(canvas.getByRole('button', { name: `Skip ${duplicate.name}` }));
    await expect(args.onCancel).toHaveBeenCalledWith(duplicate.id);
  },
};

/** Several duplicates are decided at once. */
export const Duplicates: Story = {
  args: {
    items: [duplicate, { ...duplicate, id: 'second', name: 'Minutes copy.docx' }, complete],
    summary: { total: 3, complete: 1, errored: 0, active: 0, waiting: 2, percent: 33 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip duplicates' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Upload duplicates' }));
    await expect(args.onUploadAnyway).toHaveBeenCalledTimes(2);
  },
};

function Skipping(args: UploadPanelProps) {
  const [items, setItems] = useState(args.items);
  return (
    <UploadPanel
      {...args}
      items={items}
      onCancel={(id) =>
        setItems((now) =>
          now.map((item) => (item.id === id ? { ...item, status: 'aborted', cancellable: false } : item)),
        )
      }
    />
  );
}

/** The pressed button disappears: the focus stays in the list. */
export const Skipped: Story = {
  args: {
    items: [duplicate, running],
    summary: { total: 2, complete: 0, errored: 0, active: 1, waiting: 1, percent: 62 },
  },
  render: Skipping,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Skip ${duplicate.name}` }));
    await expect(canvas.getByText(/^Skipped · Already uploaded/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Files' })).toHaveFocus());
  },
};
