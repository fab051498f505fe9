import { render, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataGridExample } from './DataGrid.example.js';
import {
  selected,
  found,
  header,
  heard,
  inAWindow,
  rowNumbers,
  rows,
  SCREEN,
  scrollTo,
  show,
} from './testing/ariaGrid.js';

/**
 * The grid pattern of the ARIA Authoring Practices with rows that are not all
 * there: one test for each thing that it asks for. What a real browser adds,
 * scrolling and layout, is tested in the stories "Keyboard" and "Scrolling".
 */

inAWindow();

describe('what the grid tells assistive technology', () => {
  it('1: it is a grid with a name, of rows, headers and cells', () => {
    const { grid } = show();
    expect(grid).toHaveAccessibleName('Documents');
    expect(header(grid, 'Title')).toBeInTheDocument();
    expect(within(grid).getByRole('rowheader', { name: rows[0]?.title })).toBeInTheDocument();
    expect(within(grid).getAllByRole('gridcell').length).toBeGreaterThan(SCREEN);
    expect(within(grid).getAllByRole('rowgroup')).toHaveLength(2);
  });

  it('2: aria-rowcount counts all rows, drawn or not', () => {
    expect(show().grid).toHaveAttribute('aria-rowcount', '1285');
  });

  it('2: aria-rowcount is -1 and the grid is busy while nobody knows', () => {
    const { grid } = show({ state: { status: 'loading' } });
    expect(grid).toHaveAttribute('aria-rowcount', '-1');
    expect(grid).toHaveAttribute('aria-busy', 'true');
  });

  it('3: aria-rowindex is a row’s place in the whole list, wherever it is scrolled to', async () => {
    const { grid } = show();
    expect(rowNumbers(grid).slice(0, 4)).toEqual([1, 2, 3, 4]);
    scrollTo(grid, 700);
    await waitFor(() => expect(rowNumbers(grid)).toContain(702));
    const row = within(grid).getByRole('rowheader', { name: rows[700]?.title }).closest('[role="row"]');
    expect(row).toHaveAttribute('aria-rowindex', '702');
  });

  it('3: reused rows are in the document in the order of the list, once scrolling ends', async () => {
    const { grid } = show();
    const inDocument = () =>
      within(grid)
        .getAllByRole('row')
        .map((row) => Number(row.getAttribute('aria-rowindex')));
    for (const row of [0, 7, 700, 690, 705]) {
      scrollTo(grid, row);
      await waitFor(() => {
        const places = inDocument();
        expect(places).toContain(row + 2);
        expect(places.length).toBeGreaterThan(SCREEN);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      });
    }
  });

  it('4: aria-colcount counts the columns, aria-colindex numbers heads and cells', () => {
    const { grid } = show();
    expect(grid).toHaveAttribute('aria-colcount', '8');
    for (const row of within(grid).getAllByRole('row').slice(0, 3)) {
      const places = [...row.children].map((cell) => cell.getAttribute('aria-colindex'));
      expect(places).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    }
  });

  it('5: aria-sort is on each column that can be sorted by, and on no other', async () => {
    const { grid, user } = show();
    expect(header(grid, 'Modified')).toHaveAttribute('aria-sort', 'descending');
    expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'none');
    expect(header(grid, 'Type')).not.toHaveAttribute('aria-sort');
    await user.click(header(grid, 'Title'));
    await waitFor(() => expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'ascending'));
    expect(header(grid, 'Modified')).toHaveAttribute('aria-sort', 'none');
  });

  it('6: aria-selected is on every row, aria-multiselectable on the grid', () => {
    const { grid } = show({ selected: { mode: 'only', ids: new Set([2]) } });
    expect(grid).toHaveAttribute('aria-multiselectable', 'true');
    expect(selected(grid)).toEqual([3]);
    const others = within(grid).getAllByRole('row', { selected: false });
    expect(others.length).toBeGreaterThanOrEqual(SCREEN - 1);
  });
});

describe('what is said aloud', () => {
  it('says how many are chosen, of how many', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await heard('2 of 1,284 selected');
    await user.keyboard('{Escape}');
    await heard('No rows selected');
  });

  it('says what the rows are sorted by', async () => {
    const { grid, user } = show();
    await user.click(header(grid, 'Title'));
    await heard('Sorted by Title ascending');
  });

  it('says that rows are on their way after another search, and then how many match', async () => {
    const { rerender } = render(<DataGridExample state={found(12)} />);
    rerender(<DataGridExample state={{ status: 'loading' }} />);
    await heard('Loading');
    rerender(<DataGridExample state={found(1)} />);
    await heard('1 document');
  });

  it('says how many rows there are once the first of them have come', async () => {
    const { rerender } = render(<DataGridExample state={{ status: 'loading' }} />);
    rerender(<DataGridExample state={found(12)} />);
    await heard('12 documents');
  });
});
