/**
 * The tallest that the rows' box is made, in CSS pixels. Firefox draws no element taller than 17.9 million, Chrome
 * and Safari none than 33.5: a million rows of 44 are 44.
 */
export const TALLEST = 16_000_000;

/** A list, and the box that represents it, which is shorter where the list is taller than a browser can draw. */
export interface TallList {
  /** Height of all rows together, in CSS pixels. */
  list: number;
  /** Height of the visible part of them, in CSS pixels. */
  viewport: number;
}

/** Height of the box that the rows are in, in CSS pixels. */
export function boxHeight(list: number): number {
  return Math.min(list, TALLEST);
}

/**
 * How far the list is ahead of its box, in CSS pixels, where the box is scrolled to `top`: nothing at its start, all
 * that the box lacks at its end, and in between in proportion.
 */
export function shiftAt(top: number, { list, viewport }: TallList): number {
  const lacks = list - boxHeight(list);
  return lacks === 0 ? 0 : Math.round((top / (boxHeight(list) - viewport)) * lacks);
}

/** Where the box has to be scrolled to for the list to be at `offset`, both in CSS pixels. */
export function topFor(offset: number, { list, viewport }: TallList): number {
  if (list <= TALLEST) return offset;
  return Math.round((offset * (TALLEST - viewport)) / (list - viewport));
}
