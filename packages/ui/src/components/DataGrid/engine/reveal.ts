import { scrollIntoSight } from '../../focus/scrollIntoSight.js';
import { coveredRoom, type PinnedPlace } from '../columns/pinnedColumns.js';

/** A bar that floats over the last rows must not cover the focused one. @returns how much it covers, in CSS pixels */
export function coveredEnd(scroller: Element): number {
  return Number.parseFloat(getComputedStyle(scroller).scrollPaddingBlockEnd) || 0;
}

/** Scrolls the grid sideways until this column is between the pinned ones. */
export function revealColumn(
  root: HTMLElement,
  columns: readonly PinnedPlace[],
  column: number,
  width: number,
): void {
  const cell = columns[column];
  const overflows = (columns.at(-1)?.left ?? 0) + (columns.at(-1)?.width ?? 0) > width;
  if (cell === undefined || !overflows || cell.pin !== undefined) return;
  const { start, end } = coveredRoom(columns);
  if (cell.left - start < root.scrollLeft) root.scrollLeft = cell.left - start;
  else if (cell.left + cell.width + end > root.scrollLeft + width) {
    root.scrollLeft = cell.left + cell.width + end - width;
  }
}

/** In a low window the page scrolls, too: its part with the focus is brought into the window. */
export function revealInPage(focused: HTMLElement | undefined): void {
  if (focused === undefined) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const page = document.documentElement;
  const start = Number.parseFloat(getComputedStyle(page).scrollPaddingBlockStart) || 0;
  const end = window.innerHeight - coveredEnd(page);
  if (top < start || bottom > end) scrollIntoSight(focused);
}
