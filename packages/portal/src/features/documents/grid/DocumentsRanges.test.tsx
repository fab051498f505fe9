import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentsRanges.stories.tsx';

const { ToTheEnd, Pending, Failed, TooLong, SortedByTwo } = composeStories(stories);
const list = '/documents/clients/12';
const ids = '/documents/clients/12/ids';

playStories();

function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
}

describe('a range over rows that are not loaded', () => {
  it('is asked for once, in the order of the list', async () => {
    await ToTheEnd.run();
    expect(requestsTo(ids)).toMatchObject([
      { query: { first: '2', count: '126', sortField: 'ModifiedDate', sortDirection: 'desc' } },
    ]);
  });

  it('can be given up: the selection is as before, and so is the next Escape', async () => {
    await Pending.run();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Selecting 126 documents')).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Document details' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Document details' })).toBeNull());
  });

  it('that cannot be read is told by the list, and by no message beside it', async () => {
    await Failed.run();
    expect(requestsTo(ids).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Data retrieval failed/)).toBeNull();
    expect(
      screen.getAllByText('The range couldn’t be selected. Try again.', { selector: '[data-range]' }),
    ).toHaveLength(1);
  });

  it('is not asked for where it is too long', async () => {
    await TooLong.run();
    expect(requestsTo(ids)).toEqual([]);
  });
});

describe('an order by several fields', () => {
  it('is asked for as the address says it', async () => {
    await SortedByTwo.run();
    expect(requestsTo(list).at(-1)?.query).toMatchObject({
      sortField: 'Task',
      sortDirection: 'asc',
      thenBy: 'Title:desc',
    });
  });

  it('is made with Shift, and by a header alone anew', async () => {
    await SortedByTwo.run();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(header('Filter'));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(header('Filter')).toHaveAccessibleDescription('Sort priority 3 of 3, ascending'),
    );
    await user.click(header('Title'));
    await waitFor(() => expect(header('Title')).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() =>
      expect(requestsTo(list).at(-1)?.query).toMatchObject({ sortField: 'Title', sortDirection: 'asc' }),
    );
    expect(requestsTo(list).at(-1)?.query).not.toHaveProperty('thenBy');
  });
});
