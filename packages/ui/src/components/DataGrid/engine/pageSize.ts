/** Height of one grid row, its lower hairline included, in CSS pixels. */
export const ROW_HEIGHT = 33;

/** Height of one grid row where there is room to spare, its lower hairline included, in CSS pixels. */
export const COMFORTABLE_ROW_HEIGHT = 44;

/** Height of one row of the list form that narrow containers get, in CSS pixels. */
export const COMPACT_ROW_HEIGHT = 66;

/** Height of the header with both of its hairlines, in CSS pixels. */
export const HEADER_HEIGHT = 34;

/** Containers narrower than this, in CSS pixels, show the list form. */
export const COMPACT_BELOW = 640;

/**
 * How many rows one request to the server asks for.
 *
 * One row's height is taken off for the header. Never less than one, so that a
 * grid that has not been laid out yet still asks for something.
 * @param height available height in CSS pixels, header included
 * @param rowHeight of one row, in CSS pixels
 */
export function pageSize(height: number, rowHeight = ROW_HEIGHT): number {
  return Math.max(1, Math.floor(height / rowHeight) - 1);
}

/** Rows that are asked for together, at least: a long list in a low grid would else be too many pages. */
const LEAST_PAGE = 16;

/** How many rows of a long list are one page: what one request should ask for. @param height as above */
export function pageRows(height: number): number {
  return Math.max(LEAST_PAGE, pageSize(height));
}
