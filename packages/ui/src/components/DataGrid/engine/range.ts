/** Rows from `first` to `last`, both included; empty when `last < first`. */
export interface RowRange {
  /** Place of the first row, from 0. */
  first: number;
  /** Place of the last row, from 0. */
  last: number;
}

/** Which way the user is scrolling; `still` before the first scroll. */
export type Travel = 'forward' | 'backward' | 'still';

/** Rows kept ready behind the scroll direction. */
const BEHIND = 2;

/** Rows kept ready ahead, however slow the scrolling. */
const AHEAD = 6;

/** Frames for which the compositor may move on before rows can be drawn. */
const FRAMES_AHEAD = 3;

/** The rows a viewport shows, partly shown ones included. */
export function visibleRange(offset: number, viewport: number, rowHeight: number, total: number): RowRange {
  const top = Math.max(0, offset);
  return {
    first: Math.min(Math.floor(top / rowHeight), Math.max(0, total - 1)),
    last: Math.min(total - 1, Math.max(0, Math.ceil((top + viewport) / rowHeight) - 1)),
  };
}

/**
 * The rows to draw: what is visible, and in the direction of travel what the
 * compositor could reach before the next rows are drawn, up to one screen.
 * A grid that does not scroll draws only what it shows: mounting stays cheap.
 * @param speed rows that the last frame moved by
 */
export function drawnRange(visible: RowRange, travel: Travel, total: number, speed = Infinity): RowRange {
  const screen = visible.last - visible.first + 1;
  const ahead = Math.min(screen, Math.max(AHEAD, Math.ceil(speed * FRAMES_AHEAD)));
  const before = travel === 'backward' ? ahead : travel === 'forward' ? BEHIND : 0;
  const after = travel === 'forward' ? ahead : travel === 'backward' ? BEHIND : 0;
  return {
    first: Math.max(0, visible.first - before),
    last: Math.min(total - 1, visible.last + after),
  };
}

/**
 * The pages that a range of rows touches, and one ahead.
 * @returns page numbers counted from 0, in the order in which to ask for them:
 *   those on screen first
 */
export function pagesFor(
  range: RowRange,
  pageSize: number,
  total: number,
  travel: Travel = 'forward',
): number[] {
  if (range.last < range.first || total < 1) return [];
  const lastPage = Math.ceil(total / pageSize) - 1;
  const from = Math.floor(range.first / pageSize);
  const to = Math.min(lastPage, Math.floor(range.last / pageSize));
  const pages: number[] = [];
  for (let page = from; page <= to; page += 1) pages.push(page);
  const ahead = travel === 'backward' ? from - 1 : to + 1;
  if (ahead >= 0 && ahead <= lastPage) pages.push(ahead);
  return pages;
}
