import type { within } from 'storybook/test';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnDocument } from './testing.ts';
import { drawn } from './Viewer.example.ts';
import { searchMessages } from './viewer.messages.ts';
import { Viewer } from './Viewer.tsx';

/** The search in the text of all pages, and of a plain text. */
const meta = {
  title: 'Sites/Viewer/Search',
  component: Viewer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Solvency resolution 2026',
    color: '333C91',
    finishedUrl: null,
    purpose: null,
    state: { status: 'ready', document: drawnDocument({ pages: 40 }) },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function search(canvas: ReturnType<typeof within>, text: string) {
  await userEvent.click(canvas.getByRole('button', { name: searchMessages.open }));
  const field = canvas.getByRole('searchbox', { name: searchMessages.label });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, text);
}

function counted(canvas: ReturnType<typeof within>, count: string) {
  return waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent(count));
}

/** The way from match to match by keys: it goes on at the beginning after the last, which is on page 300. */
export const Found: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ pages: 300 }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await search(canvas, 'SÓLVENCY resolution, page 3');
    await counted(canvas, '1 of 12');
    await expect(canvas.getByText('1 of 12')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    await counted(canvas, '2 of 12');
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await counted(canvas, '12 of 12');
    await waitFor(() => expect(canvas.getByText('Page 300 of 300')).toBeVisible());
    await drawn(canvas, 300);
    await userEvent.keyboard('{F3}');
    await counted(canvas, '1 of 12');
    await userEvent.click(canvas.getByRole('button', { name: searchMessages.next }));
    await counted(canvas, '2 of 12');
    await userEvent.click(canvas.getByRole('button', { name: searchMessages.previous }));
    await counted(canvas, '1 of 12');
  },
};

export const FoundOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await search(canvas, 'governing law');
    await counted(canvas, '1 of 80');
  },
};

export const FoundNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: FoundOnAPhone.play,
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    await search(canvas, 'wombat');
    await counted(canvas, searchMessages.none);
    await expect(canvas.getByRole('button', { name: searchMessages.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Scans have no text that could be searched. */
export const Scan: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ pages: 2, scans: [1, 2] }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await search(canvas, 'solvency');
    await counted(canvas, searchMessages.unreadable);
  },
};

export const SearchRunning: Story = {
  args: { state: { status: 'ready', document: drawnDocument({ slowText: true }) } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await search(canvas, 'solvency');
    await counted(canvas, searchMessages.searching);
  },
};

/** Escape closes the search alone, and gives the focus back to the pages. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await drawn(canvas);
    await userEvent.keyboard('{Control>}f{/Control}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('solvency{Escape}');
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.click(await canvas.findByRole('button', { name: searchMessages.close }));
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};

const text = Array.from(
  { length: 200 },
  (_, line) => `Line ${line + 1}: the café keeps the fences, and the bores.`,
).join('\n');

export const InPlainText: Story = {
  args: { title: 'Meeting notes.txt', state: { status: 'text', file: { text, whole: true } } },
  play: async ({ canvas }) => {
    await search(canvas, 'line 150: the cafe');
    await counted(canvas, '1 of 1');
  },
};
