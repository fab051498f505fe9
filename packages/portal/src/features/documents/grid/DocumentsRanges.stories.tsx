import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documents } from '@countersign/api-client/fixtures';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { newest } from '../screen/DocumentsScreen.example.ts';
import { selectOneRow, selectRows } from '../screen/selectRows.example.ts';

const meta = {
  title: 'Screens/Documents/Ranges',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selects the third row, and then with one key all rows to the end of the list. */
async function selectToEnd(canvasElement: HTMLElement): Promise<void> {
  await selectOneRow(canvasElement, 4);
  await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
}

/** Most rows of the range were never loaded: the server says which documents they are. */
export const ToTheEnd: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectToEnd(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await waitFor(() => expect(bar.getByText('126 selected')).toBeVisible());
  },
};

/** The header ticks what is shown, beside what is not, and takes only that out again. */
export const ShownTicked: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [4]);
    await userEvent.type(canvas.getByRole('searchbox'), `${newest?.Title ?? ''}{Enter}`);
    await canvas.findByText('5 documents · selected, 1 not shown');
    const header = canvas.getByRole('checkbox', { name: /all/i });
    await expect(header).not.toBeChecked();
    await userEvent.click(header);
    await expect(header).toBeChecked();
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(await bar.findByText('6 selected, 1 not shown')).toBeVisible();
    await userEvent.click(header);
    await expect(await canvas.findByText('1 selected, 1 not shown')).toBeVisible();
    await expect(header).not.toBeChecked();
  },
};

/** Until the server has answered, the rows of the range are tinted; the selection is as before. */
export const Pending: Story = {
  parameters: answering(documentAnswers.rangePending),
  play: async ({ canvasElement, canvas }) => {
    await selectToEnd(canvasElement);
    await expect(await canvas.findByText('Selecting 126 documents')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull();
  },
};

/** The selection is as before, and the list says so once. */
export const Failed: Story = {
  parameters: answering(documentAnswers.rangeFailing),
  play: async ({ canvasElement, canvas }) => {
    await selectToEnd(canvasElement);
    const sentence = 'The range couldn’t be selected. Try again.';
    await waitFor(() => expect(canvas.getByText(sentence, { selector: '[data-range]' })).toBeVisible());
    await expect(canvas.queryByText('Selecting 126 documents')).toBeNull();
  },
};

/** More than a range can have. */
export const TooLong: Story = {
  parameters: answering(documentAnswers.list(documents(1200))),
  play: async ({ canvasElement, canvas }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(within(grid).getAllByRole('rowheader')[0]).not.toHaveTextContent('Loading'));
    await userEvent.click(within(grid).getAllByRole('rowheader')[0] ?? grid);
    await userEvent.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    const sentence = 'A range can have up to 500 documents. Select fewer, or select all.';
    await waitFor(() => expect(canvas.getByText(sentence, { selector: '[data-range]' })).toBeVisible());
  },
};

/** By type, and within one type by title from the end: numbers in the headers say which weighs first. */
export const SortedByTwo: Story = {
  args: { href: '/documents/12?sort=Task&direction=asc&thenBy=Title.desc' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('columnheader', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveTextContent('2'));
    await expect(canvas.getByRole('columnheader', { name: /^Task/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(title).toHaveAccessibleDescription('Sort priority 2 of 2, descending');
  },
};
