import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect } from 'vitest';
import { mockLayout } from '../../../test-utils/mockLayout.js';
import { DataGridExample, type ExampleProps } from '../DataGrid.example.js';
import { documents } from '../DataGrid.fixtures.js';

/** What the tests of the grid's ARIA pattern share: a grid of 1,284 rows in a window that has a height. */

export const rows = documents(1284);
const HEIGHT = 660;
/** Rows that fit below the header of 34 px. */
export const SCREEN = Math.floor((HEIGHT - 34) / 33);

/** Gives the window its size for each test of a file. */
export function inAWindow(): void {
  let restoreLayout = (): void => undefined;
  beforeEach(() => {
    restoreLayout = mockLayout({ width: 1000, height: HEIGHT });
  });
  afterEach(() => restoreLayout());
}

export function show(props: Partial<ExampleProps> = {}) {
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
export function rowNumbers(grid: HTMLElement): number[] {
  return within(grid)
    .getAllByRole('row')
    .map((row) => Number(row.getAttribute('aria-rowindex')))
    .sort((a, b) => a - b);
}

export function selected(grid: HTMLElement): number[] {
  return within(grid)
    .queryAllByRole('row', { selected: true })
    .map((row) => Number(row.getAttribute('aria-rowindex')))
    .sort((a, b) => a - b);
}

/** Where the focus is: row counted with the header, and column. */
export function at(): string {
  const cell = document.activeElement?.closest('[aria-colindex]');
  const row = cell?.closest('[role="row"]');
  return `${row?.getAttribute('aria-rowindex')} ${cell?.getAttribute('aria-colindex')}`;
}

export function header(grid: HTMLElement, name: string): HTMLElement {
  return within(grid).getByRole('columnheader', { name: new RegExp(`^${name}`) });
}

export function found(total: number): ExampleProps['state'] {
  return { status: 'ready', total, rowAt: (index) => rows[index] };
}

export async function heard(text: string | RegExp): Promise<void> {
  expect(await screen.findByText(text, { selector: '[aria-live] *' })).toBeInTheDocument();
}

export function scrollTo(grid: HTMLElement, row: number): void {
  grid.scrollTop = row * 33;
  fireEvent.scroll(grid);
}
