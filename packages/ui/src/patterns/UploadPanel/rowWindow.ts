export interface RowWindow {
  /** Index of the first row to render. */
  first: number;
  /** Index after the last one. */
  end: number;
  /** Height of what is left out, px. */
  before: number;
  after: number;
}

/** Lists up to this length are rendered whole. */
const SHORT_LIST = 40;
/** The tallest the list gets, and one more below and above, px. */
const VIEW = 640;
const OVERSCAN = 320;

/** Which rows of a long list stand near the visible part, by their estimated heights. */
export function rowWindow(heights: readonly number[], scrollTop: number): RowWindow {
  const total = heights.reduce((sum, height) => sum + height, 0);
  if (heights.length <= SHORT_LIST) return { first: 0, end: heights.length, before: 0, after: 0 };
  const from = Math.min(scrollTop, Math.max(0, total - VIEW)) - OVERSCAN;
  const to = from + VIEW + 2 * OVERSCAN;
  let top = 0;
  let first = 0;
  while (first < heights.length && top + (heights[first] ?? 0) <= from) {
    top += heights[first] ?? 0;
    first += 1;
  }
  let bottom = top;
  let end = first;
  while (end < heights.length && bottom < to) {
    bottom += heights[end] ?? 0;
    end += 1;
  }
  return { first, end, before: top, after: total - bottom };
}
