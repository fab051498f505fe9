import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { aDocument, documents } from '@countersign/api-client/fixtures';
import { actionTypes } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { markedColumns, markedWords, searchedList } from './markedWords.example.ts';

const meta = {
  title: 'Screens/Documents/Search marks',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?q=statement' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Titles show why a document was found; their text is the same as without a search. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(markedWords()).toContain('statement'));
    await expect(new Set(markedWords().map((word) => word.toLowerCase()))).toEqual(new Set(['statement']));
    const [title] = await canvas.findAllByRole('rowheader', { name: /statement/i });
    await expect(title?.childNodes).toHaveLength(1);
  },
};

/** Another search marks its own words. */
export const FoundAgain: Story = {
  play: async (context) => {
    await Found.play?.(context);
    const field = context.canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'return{Enter}');
    await waitFor(() => expect(new Set(markedWords())).toEqual(new Set(['return'])));
  },
};

/** They go with the search. */
export const Cleared: Story = {
  play: async (context) => {
    await Found.play?.(context);
    await userEvent.clear(context.canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(markedWords()).toEqual([]));
  },
};

/** Whom a document is by is searched too. */
export const FoundByCreator: Story = {
  args: { href: '/documents/12?q=okafor' },
  parameters: answering(searchedList(documents(24))),
  play: async () => {
    await waitFor(() => expect(new Set(markedWords())).toEqual(new Set(['Okafor'])));
    await expect(markedColumns()).toEqual(['Created by']);
  },
};

/** Filters are searched; dates, which have the year too, are not. */
export const FoundByFilter: Story = {
  args: { href: '/documents/12?q=2026' },
  parameters: answering(searchedList(documents(24))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(markedColumns()).toEqual(['Filter', 'Title']));
    await expect(new Set(markedWords())).toEqual(new Set(['2026']));
    await expect(canvas.getAllByRole('gridcell', { name: /^\d\d\/\d\d\/2026$/ })).not.toHaveLength(0);
  },
};

const declined = aDocument({ Title: 'Declined offer', ActionTypeE: actionTypes.declined });

/** Of a task, only the name of a signer is searched. */
export const FoundBySigner: Story = {
  args: { href: '/documents/12?q=declined+jack' },
  parameters: answering(searchedList([declined])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(markedWords().toSorted()).toEqual(['Declined', 'Jack']));
    await expect(canvas.getByText('Declined by Jack Smith')).toBeVisible();
  },
};

/** The words of a column are marked wherever it is, and while it is there. */
export const ColumnsChanged: Story = {
  ...FoundByFilter,
  play: async (context) => {
    await FoundByFilter.play?.(context);
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const placeOf = (name: string) =>
      canvas.getByRole('columnheader', { name }).getAttribute('aria-colindex');
    const before = placeOf('Filter');
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: canvas.getByRole('columnheader', { name: 'Filter' }),
    });
    await userEvent.click(await page.findByRole('menuitem', { name: 'Move towards the end' }));
    await waitFor(() => expect(placeOf('Created by')).toBe(before));
    await waitFor(() => expect(markedColumns()).toEqual(['Filter', 'Title']));
    const search = canvas.getByRole('searchbox');
    await userEvent.clear(search);
    await userEvent.type(search, 'payroll castellano{Enter}');
    await waitFor(() => expect(markedColumns()).toEqual(['Created by', 'Filter']));
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Filter' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(markedColumns()).toEqual(['Created by']));
    await expect(new Set(markedWords())).toEqual(new Set(['Castellano']));
  },
};

/** The list form of phones. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(markedWords()).toContain('statement'));
  },
};

/** There too, the name in a task is marked. */
export const SignerOnPhone: Story = { ...FoundBySigner, globals: { viewport: { value: 'narrow' } } };
