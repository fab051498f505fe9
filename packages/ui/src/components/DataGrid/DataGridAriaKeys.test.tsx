import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataGridExample } from './DataGrid.example.js';
import {
  at,
  selected,
  header,
  inAWindow,
  rowNumbers,
  rows,
  SCREEN,
  scrollTo,
  show,
} from './testing/ariaGrid.js';

/** The keyboard's part of the grid pattern: checks 7 to 12. */

inAWindow();

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
    expect(selected(grid)).toEqual([2]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected(grid)).toEqual([2, 3, 4]);
    await user.keyboard(' ');
    expect(selected(grid)).toEqual([2, 3]);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected(grid)).toEqual(rowNumbers(grid).slice(1));
    await user.keyboard('{Escape}');
    expect(selected(grid)).toEqual([]);
  });

  it('12: Shift with the arrows, the pages and the corners takes the rows between', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected(grid)).toEqual([2, 3, 4]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected(grid)).toEqual([2, 3]);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(selected(grid)).toHaveLength(SCREEN + 2);
  });

  it('12: Enter acts on the row; Shift F10 and the menu key open its menu', async () => {
    const onRowAction = vi.fn();
    const rowMenu = vi.fn(() => []);
    const { user } = show({ onRowAction, rowMenu });
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(rows[1]);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.keyboard('{ContextMenu}');
    expect(rowMenu).toHaveBeenCalledTimes(2);
    expect(rowMenu).toHaveBeenLastCalledWith(rows[1]);
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
    expect(header(grid, 'Title')).toHaveAccessibleDescription('Sort priority 1 of 2, descending');
    // Only the first one of an order has the attribute.
    expect(header(grid, 'Task')).toHaveAttribute('aria-sort', 'none');
    expect(header(grid, 'Task')).toHaveAccessibleDescription('Sort priority 2 of 2, ascending');
  });

  it('12: letters go to the next row whose name begins with them', async () => {
    const { grid, user } = show();
    await user.tab();
    await user.keyboard('div');
    expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Division 7A loan agreement');
    expect(selected(grid)).toEqual([]);
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
