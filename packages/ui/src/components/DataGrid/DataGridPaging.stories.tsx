import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { gridTester } from '../../test-utils/gridTester.js';
import { aDocument } from './DataGrid.fixtures.js';
import { type PageAnswer, type PageRequest, PagingExample } from './DataGridPaging.example.js';

const TOTAL = 1284;

function answer({ page, pageSize }: PageRequest, total = TOTAL): PageAnswer {
  const count = Math.max(0, Math.min(pageSize, total - page * pageSize));
  return { total, rows: Array.from({ length: count }, (_, place) => aDocument(page * pageSize + place)) };
}

const ask = fn<(request: PageRequest) => Promise<PageAnswer>>();
const idsBetween = fn<(first: number, last: number) => Promise<readonly number[]>>();
/** Responses that are held back, by request. */
let held: { request: PageRequest; give: (answer: PageAnswer) => void }[] = [];

/** A long list from a server: only the pages that come near are asked for, one ahead; the caller is in the example. */
const meta = {
  title: 'Components/DataGrid/Paging',
  component: PagingExample,
  args: { ask, idsBetween },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    held = [];
    ask.mockReset().mockImplementation((request) => Promise.resolve(answer(request)));
    idsBetween
      .mockReset()
      .mockImplementation((first, last) =>
        Promise.resolve(Array.from({ length: last - first + 1 }, (_, place) => aDocument(first + place).id)),
      );
  },
} satisfies Meta<typeof PagingExample>;

export default meta;
type Story = StoryObj<typeof meta>;

function pagesAsked(): number[] {
  return ask.mock.calls.map(([request]) => request.page).sort((a, b) => a - b);
}

function scrollTo(canvasElement: HTMLElement, row: number): void {
  within(canvasElement).getByRole('grid').scrollTop = row * 33;
}

/** A jump to the middle asks for the pages there and one ahead, none of those between. */
export const Jumped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('rowheader', { name: aDocument(0).title });
    scrollTo(canvasElement, 700);
    await canvas.findByRole('rowheader', { name: aDocument(702).title });
    await waitFor(() => expect(pagesAsked()).toContain(36));
    await expect(pagesAsked().filter((page) => page > 4 && page < 34)).toEqual([]);
    await expect(new Set(pagesAsked()).size).toBe(pagesAsked().length);
  },
};

/** The user comes back to the list: it opens where it was left, and a search begins at its first row. */
export const OpenedWhereLeft: Story = {
  args: { opensAt: 700, onLeave: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByRole('rowheader', { name: aDocument(702).title });
    await expect(canvas.queryByRole('rowheader', { name: aDocument(0).title })).toBeNull();
    scrollTo(canvasElement, 300);
    await canvas.findByRole('rowheader', { name: aDocument(302).title });
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await canvas.findByRole('rowheader', { name: aDocument(0).title });
    await expect(args.onLeave).toHaveBeenLastCalledWith(300);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByRole('rowheader', { name: aDocument(702).title });
    await expect(args.onLeave).toHaveBeenLastCalledWith(0);
  },
};

/** Another search was asked for meanwhile: what comes late for the first one is not shown. */
export const StaleAnswerDropped: Story = {
  beforeEach: () => {
    ask.mockImplementation(
      (request) =>
        new Promise<PageAnswer>((resolve) => {
          held.push({ request, give: resolve });
        }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await waitFor(() => expect(held).toHaveLength(2));
    const [first, second] = held;
    if (first === undefined || second === undefined) throw new Error('two answers are held back');
    await expect(second.request.search).toBe('b');
    second.give(answer(second.request, 3));
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4'));
    first.give(answer(first.request));
    await Promise.resolve();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  },
};

/** Shift to a row far away takes all rows between, asked for by number, though most of them were never here. */
export const RangeOverPages: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(await canvas.findByRole('rowheader', { name: aDocument(1).title }));
    scrollTo(canvasElement, 700);
    const far = await canvas.findByRole('rowheader', { name: aDocument(702).title });
    await user.keyboard('{Shift>}');
    await user.click(far);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(idsBetween).toHaveBeenCalledWith(1, 702));
    await expect(await canvas.findByText('702')).toBeVisible();
  },
};

/** Selects the second row, and all rows to the end by one key. */
async function selectToEnd(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('rowheader', { name: aDocument(1).title }));
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
}

/** Until the ids are there, the rows of the range are tinted, and the selection is as before. */
export const RangePending: Story = {
  beforeEach: () => {
    idsBetween.mockImplementation(() => new Promise(() => undefined));
  },
  play: async ({ canvasElement, canvas }) => {
    await selectToEnd(canvasElement);
    await expect(await canvas.findByText('Selecting 1,283 documents')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-expected]').length).toBeGreaterThan(10));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Selecting 1,283 documents')).toBeNull();
    await expect(canvas.getByText(/^1$/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-expected]')).toBeNull();
  },
};

/** The selection is as before, and the grid says so, once. */
export const RangeFailed: Story = {
  beforeEach: () => {
    idsBetween.mockImplementation(() => Promise.reject(new Error('offline')));
  },
  play: async ({ canvasElement, canvas }) => {
    await selectToEnd(canvasElement);
    const sentence = 'The range couldn’t be selected. Try again.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    // Another selection is not about that range; only a row that is there can be selected.
    await canvas.findByRole('rowheader', { name: aDocument(1283).title });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(sentence)).toBeNull());
  },
};

/** The header's checkbox selects every matching row, loaded or not; Control clears one of them. */
export const AllMatchingButOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const row = await canvas.findByRole('rowheader', { name: aDocument(2).title });
    await user.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(await canvas.findByText('1,284')).toBeVisible();
    await user.keyboard('{Control>}');
    await user.click(row);
    await user.keyboard('{/Control}');
    await expect(await canvas.findByText('1,283')).toBeVisible();
    const grid = gridTester(canvas.getByRole('grid'));
    await expect(grid.isSelected(aDocument(2).title)).toBe(false);
    await expect(grid.isSelected(aDocument(3).title)).toBe(true);
  },
};
