import type { within } from 'storybook/test';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnDocument } from './testing.ts';
import { drawn, scrollTo, watchPainted } from './Viewer.example.ts';
import { Viewer } from './Viewer.tsx';
import { OpenError } from './document/openFile.ts';
import { failureMessages, viewerMessages } from './viewer.messages.ts';
import { ViewerPage } from './ViewerPage.tsx';

const meta = {
  title: 'Sites/Viewer',
  component: Viewer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'ASIC annual statement 2025.pdf',
    color: '333C91',
    finishedUrl: null,
    purpose: null,
    state: { status: 'ready', document: drawnDocument() },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(viewerMessages.opening)).toBeVisible();
  },
};

/** The file is there, and its first page is being painted: the same look. */
export const Painting: Story = {
  args: {
    state: { status: 'ready', document: { ...drawnDocument(), paint: () => new Promise(() => undefined) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 3')).toBeInTheDocument();
    await expect(canvas.getByText(viewerMessages.opening)).toBeVisible();
  },
};

/** For ten seconds there was nothing to show. */
export const LoadingSlowly: Story = {
  args: { state: { status: 'loading', isSlow: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(viewerMessages.slow);
  },
};

async function failedAs(canvas: ReturnType<typeof within>, title: string, help: string) {
  const alert = await canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(title);
  await expect(alert).toHaveTextContent(help);
}

/** The link was used or has expired. */
export const FailedLink: Story = {
  args: { state: { status: 'failed', why: 'link' } },
  play: async ({ canvas }) => {
    await failedAs(canvas, failureMessages.link.title, failureMessages.link.help);
    await expect(canvas.getByRole('alert')).toHaveTextContent(viewerMessages.failed);
  },
};

export const FailedUnreachable: Story = {
  args: { state: { status: 'failed', why: 'unreachable' } },
  play: ({ canvas }) => failedAs(canvas, failureMessages.unreachable.title, failureMessages.unreachable.help),
};

/** The server found its stored bytes changed: another attempt doesn't help. */
export const FailedDamaged: Story = {
  args: {
    state: { status: 'failed', why: 'damaged', reference: '4f6c1f0a' },
    onReopen: fn(),
    onDownload: fn(),
  },
  play: async ({ canvas }) => {
    await failedAs(canvas, failureMessages.damaged.title, failureMessages.damaged.help);
    await expect(canvas.queryByRole('button', { name: /Try again|Download/ })).toBeNull();
  },
};

/** The file was received completely; its content cannot be shown. */
export const FailedBroken: Story = {
  args: { state: { status: 'failed', why: 'broken' }, onDownload: fn() },
  play: async ({ canvas }) => {
    await failedAs(canvas, failureMessages.broken.title, failureMessages.broken.help);
    await failedAs(canvas, failureMessages.broken.title, failureMessages.broken.download ?? '');
  },
};

/** It needs a password. */
export const FailedLocked: Story = {
  args: { state: { status: 'failed', why: 'locked' }, onDownload: fn() },
  play: async ({ args, canvas }) => {
    await failedAs(canvas, failureMessages.locked.title, failureMessages.locked.help);
    await failedAs(canvas, failureMessages.locked.title, failureMessages.locked.download ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const FailedNone: Story = {
  args: { state: { status: 'failed', why: 'none' } },
  play: ({ canvas }) => failedAs(canvas, failureMessages.none.title, failureMessages.none.help),
};

const notes = `Meeting with the directors, 12 November 2026\n\n1.\tThe solvency resolution was read and agreed.\n2.\tHugh asks for the depreciation schedule; it is in the papers of last year, and a copy goes to everybody who was not there. <b>This is no markup.</b>\n3.\tNext meeting: February.\n\nhttps://example.com/${'a-very-long-address/'.repeat(12)}\n`;

export const Text: Story = {
  args: { title: 'Meeting notes.txt', state: { status: 'text', file: { text: notes, whole: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(viewerMessages.plainText)).toBeVisible();
    await expect(canvas.getByText(/<b>This is no markup\.<\/b>/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByText('125%')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '0');
  },
};

export const TextCut: Story = {
  args: { title: 'Export.txt', state: { status: 'text', file: { text: notes, whole: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(viewerMessages.textCut)).toBeVisible();
  },
};

export const TextEmpty: Story = {
  args: { title: 'Empty.txt', state: { status: 'text', file: { text: '', whole: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(viewerMessages.emptyText)).toBeVisible();
  },
};

export const TextOnAPhone: Story = {
  args: { title: 'Meeting notes.txt', state: { status: 'text', file: { text: notes, whole: true } } },
  globals: { viewport: { value: 'phone' } },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    await waitFor(() => expect(canvas.queryByText(viewerMessages.opening)).toBeNull());
    await expect(canvas.getByText('Page 1 of 3')).toHaveRole('status');
  },
};

/** Pages out of sight are not painted, and can be read all the same. */
export const TextOutOfSight: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ pages: 40 }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const far = canvas.getByRole('region', { name: 'Page 40' });
    await waitFor(() => expect(far).toHaveTextContent('Solvency resolution, page 40'));
    await expect(far.querySelector('canvas')).toBeNull();
  },
};

export const OnePage: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ pages: 1 }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Picture: Story = {
  args: {
    title: 'Site photograph.png',
    state: {
      status: 'ready',
      document: drawnDocument({ pages: 1, sizes: [{ width: 1600, height: 900 }], picture: true }),
    },
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const page = canvas.getByRole('region', { name: 'Page 1' });
    await waitFor(() => expect(page).toHaveTextContent(viewerMessages.noText));
  },
};

export const MixedSizes: Story = {
  args: {
    state: {
      status: 'ready',
      document: drawnDocument({
        sizes: [
          { width: 1123, height: 794 },
          { width: 794, height: 1123 },
        ],
      }),
    },
  },
  play: ({ canvas }) => drawn(canvas),
};

/** Of 300 pages only those near the one in view are painted, however far somebody scrolls. */
export const ManyPages: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ pages: 300 }) } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvas);
    const first = canvas.getByRole('button', { name: 'Page 1' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Page 3 of 300')).toBeVisible());
    const painted = watchPainted(canvasElement);
    const stops = [60, 120, 180, 240, 300];
    for (const page of [...stops, ...stops.toReversed(), 1]) await scrollTo(canvas, page);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('Page 300 of 300')).toBeVisible());
    await drawn(canvas, 300);
    const { pages, thumbnails } = painted.most();
    // Those in three screens: what is seen, and as much before and after it.
    await expect(pages).toBeLessThanOrEqual(6);
    await expect(thumbnails).toBeLessThanOrEqual(36);
  },
};

export const PageFails: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ failing: [1] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(viewerMessages.pageFailed)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(viewerMessages.opening)).toBeNull());
    await drawn(canvas, 2);
  },
};

export const LongTitleAndClose: Story = {
  args: {
    title:
      'Minutes of the meeting of directors of Corriedale Pastoral Co Pty Ltd as trustee for the Ellery Family Trust held on 12 November 2025.pdf',
    finishedUrl: 'http://localhost:4000/documents/1/2',
  },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.getByRole('link', { name: 'Close' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => drawn(canvas),
};

const query = {
  url: 'http://localhost:4002/d/x',
  title: 'Deed.pdf',
  color: '333C91',
  theme: 'system' as const,
  finishedUrl: null,
  purpose: null,
  canDownload: false,
  hasBeside: false,
};
const open = fn(async () => ({ kind: 'pages' as const, document: drawnDocument() }));

export const OpensItsLinkOnce: Story = {
  render: () => <ViewerPage query={query} open={open} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 3');
    await drawn(canvas);
    await expect(open).toHaveBeenCalledOnce();
  },
  beforeEach: () => {
    open.mockClear();
  },
};

export const LinkUsedUp: Story = {
  render: () => <ViewerPage query={query} open={() => Promise.reject(new OpenError('link', 404))} />,
  play: async ({ canvas }) => {
    await failedAs(canvas, failureMessages.link.title, failureMessages.link.help);
  },
};
