import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveLayout } from '../../test-utils/giveLayout.js';
import { DataGridExample, type ExampleProps } from './DataGrid.example.js';
import { documents } from './DataGrid.fixtures.js';

/**
 * The grid pattern of the ARIA Authoring Practices with rows that are not all
 * there: one test for each thing that it asks for. What a real browser adds,
 * scrolling and layout, stands in the stories "Keyboard" and "Scrolling".
 */

const rows = documents(1284);
const HEIGHT = 660;
/** Rows that fit below the header of 34 px. */
const SCREEN = Math.floor((HEIGHT - 34) / 33);

let takeBack = (): void => undefined;

beforeEach(() => {
  takeBack = giveLayout({ width: 1000, height: HEIGHT });
});

afterEach(() => takeBack());

function show(props: Partial<ExampleProps> = {}) {
  render(
    <DataGridExample
      state={{ status: 'ready', total: rows.length, rowAt: (index) => rows[index] }}
      {...props}
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Documents' });
  return { grid, user: userEvent.setup() };
}

/** Rows that are shown, by the number that assistive technology is told. */
function rowNumbers(grid: HTMLElement): number[] {
  return within(grid)
    .getAllByRole('row')
    .map((row) => Number(row.getAttribute('aria-rowindex')))
    .sort((a, b) => a - b);
}

function chosen(grid: HTMLElement): number[] {
  return within(grid)
    .queryAllByRole('row', { selected: true })
    .map((row) => Number(row.getAttribute('aria-rowindex')))
    .sort((a, b) => a - b);
}

/** Where the focus is: row counted with the header, and column. */
function at(): string {
  const cell = document.activeElement?.closest('[aria-colindex]');
  const row = cell?.closest('[role="row"]');
  return `${row?.getAttribute('aria-rowindex')} ${cell?.getAttribute('aria-colindex')}`;
}

function header(grid: HTMLElement, name: string): HTMLElement {
  return within(grid).getByRole('columnheader', { name: new RegExp(`^${name}`) });
}

function found(total: number): ExampleProps['state'] {
  return { status: 'ready', total, rowAt: (index) => rows[index] };
}

async function heard(words: string | RegExp): Promise<void> {
  expect(await screen.findByText(words, { selector: '[aria-live] *' })).toBeInTheDocument();
}

function scrollTo(grid: HTMLElement, row: number): void {
  grid.scrollTop = row * 33;
  fireEvent.scroll(grid);
}

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

  it('3: rows that were moved about are owned in the order of the list', async () => {
    const { grid } = show();
    scrollTo(grid, 700);
    await waitFor(() => {
      const owned = grid.querySelector('[aria-owns]')?.getAttribute('aria-owns')?.split(' ') ?? [];
      const places = owned.map((id) => Number(document.getElementById(id)?.getAttribute('aria-rowindex')));
      expect(places.length).toBeGreaterThan(SCREEN);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    });
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
    expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'ascending');
    expect(header(grid, 'Modified')).toHaveAttribute('aria-sort', 'none');
  });

  it('6: aria-selected is on every row, aria-multiselectable on the grid', () => {
    const { grid } = show({ selected: { mode: 'only', ids: new Set([2]) } });
    expect(grid).toHaveAttribute('aria-multiselectable', 'true');
    expect(chosen(grid)).toEqual([3]);
    const others = within(grid).getAllByRole('row', { selected: false });
    expect(others.length).toBeGreaterThanOrEqual(SCREEN - 1);
  });
});

describe('where the focus is', () => {
  it('7: the grid is one tab stop, and remembers where it was left', async () => {
    const { grid, user } = show();
    await user.tab();
    expect(at()).toBe('2 1');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(grid.contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(at()).toBe('3 2');
  });

  it('8: the arrows go from cell to cell, into the header, and stop at the edges', async () => {
    const { user } = show();
    await user.tab();
    for (const [key, place] of [
      ['{ArrowLeft}', '2 1'],
      ['{ArrowRight}', '2 2'],
      ['{ArrowDown}', '3 2'],
      ['{ArrowUp}{ArrowUp}', '1 2'],
      ['{ArrowUp}', '1 2'],
    ] as const) {
      await user.keyboard(key);
      expect(at()).toBe(place);
    }
  });

  it('9: Home and End go along the row, with Control to the corners of the list', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{End}');
    expect(at()).toBe('3 8');
    await user.keyboard('{Home}');
    expect(at()).toBe('3 1');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(at()).toBe('1285 8');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(at()).toBe('2 1');
  });

  it('10: Page Down and Page Up go by a screen, and stop at the ends', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{PageDown}');
    expect(at()).toBe(`${2 + SCREEN} 1`);
    await user.keyboard('{PageUp}');
    expect(at()).toBe('2 1');
    await user.keyboard('{PageUp}');
    expect(at()).toBe('2 1');
    await user.keyboard('{Control>}{End}{/Control}{PageDown}');
    expect(at()).toBe('1285 8');
  });

  it('11: the focus stays on its row while rows are recycled', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    const focused = document.activeElement;
    for (const row of [40, 400, 1200]) {
      scrollTo(grid, row);
      await waitFor(() => expect(rowNumbers(grid)).toContain(row + 2));
      expect(document.activeElement).toBe(focused);
      expect(at()).toBe('3 3');
      expect(focused).toHaveTextContent(rows[1]?.title ?? '');
    }
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('4 3');
  });
});

describe('what keys do', () => {
  it('12: Space, Shift Space, Control A and Escape choose', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard(' ');
    expect(chosen(grid)).toEqual([2]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(chosen(grid)).toEqual([2, 3, 4]);
    await user.keyboard(' ');
    expect(chosen(grid)).toEqual([2, 3]);
    await user.keyboard('{Control>}a{/Control}');
    expect(chosen(grid)).toEqual(rowNumbers(grid).slice(1));
    await user.keyboard('{Escape}');
    expect(chosen(grid)).toEqual([]);
  });

  it('12: Shift with the arrows, the pages and the corners takes the rows between', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen(grid)).toEqual([2, 3, 4]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen(grid)).toEqual([2, 3]);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(chosen(grid)).toHaveLength(SCREEN + 2);
  });

  it('12: Enter acts on the row; Shift F10 and the menu key open its menu', async () => {
    const onRowAction = vi.fn();
    const onRowMenu = vi.fn();
    const { user } = show({ onRowAction, onRowMenu });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(rows[1]);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.keyboard('{ContextMenu}');
    expect(onRowMenu).toHaveBeenCalledTimes(2);
    expect(onRowMenu.mock.lastCall?.[0]).toBe(rows[1]);
  });

  it('12: Enter and Space on a header sort, with Shift by one column more', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
    expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard(' ');
    expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'descending');
    expect(header(grid, 'Task')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('12: letters go to the next row whose name begins with them', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard('div');
    expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Division 7A loan agreement');
    expect(chosen(grid)).toEqual([]);
  });

  it('12: it leaves the keys that it does not use to what is around it', async () => {
    const onKeyDown = vi.fn();
    render(
      // The dialog around a grid hears an Escape that clears nothing.
      <div role="presentation" onKeyDown={onKeyDown}>
        <DataGridExample state={{ status: 'ready', total: 3, rowAt: (index) => rows[index] }} />
      </div>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    await user.keyboard(' {Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });
});

describe('what is said aloud', () => {
  it('says how many are chosen, of how many', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await heard('2 of 1,284 selected');
    await user.keyboard('{Escape}');
    await heard('Nothing selected');
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
