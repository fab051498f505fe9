import { scrollIntoSight } from '../../focus/scrollIntoSight.js';
import { coveredRoom, type PinnedPlace } from '../columns/pinnedColumns.js';

/** In a low window the page scrolls, too: its part with the focus is brought into the window. */
export function revealInPage(element: Element | undefined): void {
  if (element === undefined) return;
  const { top, bottom } = element.getBoundingClientRect();
  const page = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(page.scrollPaddingBlockStart) || 0;
  const end = window.innerHeight - (Number.parseFloat(page.scrollPaddingBlockEnd) || 0);
  if (top < start || bottom > end) scrollIntoSight(element);
}

/** Scrolls sideways to a column, beside those that are pinned. */
export function revealColumn(
  root: HTMLElement,
  columns: readonly PinnedPlace[],
  column: number,
  room: number,
): void {
  const cell = columns[column];
  const overflows = (columns.at(-1)?.left ?? 0) + (columns.at(-1)?.width ?? 0) > room;
  if (cell === undefined || !overflows || cell.pin !== undefined) return;
  const { start, end } = coveredRoom(columns);
  if (cell.left - start < root.scrollLeft) root.scrollLeft = cell.left - start;
  else if (cell.left + cell.width + end > root.scrollLeft + room) {
    root.scrollLeft = cell.left + cell.width + end - room;
  }
}
