/** Pixels beside the words of a cell, on both sides together, and for the mark of a sorted column. */
const ROOM = 24;

/** Width of what is in a cell, in px, also of what is cut off. */
function contentWidth(cell: Element): number {
  const range = document.createRange();
  // jsdom has no layout.
  if (!('getClientRects' in range)) return 0;
  range.selectNodeContents(cell);
  const parts = [...range.getClientRects()];
  if (parts.length === 0) return 0;
  return Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left));
}

/**
 * The width at which a column cuts nothing off in the rows that are drawn.
 * @param inHead the head of the column, or a part of it
 */
export function fittingWidth(inHead: Element): number {
  const head = inHead.closest('[role="columnheader"]');
  const place = head?.getAttribute('aria-colindex') ?? '';
  const cells = head?.closest('[role="grid"]')?.querySelectorAll(`[aria-colindex="${place}"]`) ?? [];
  // The handle itself is as far right as the column is wide.
  const parts = [...cells].flatMap((cell) => (cell === head ? [...cell.children] : [cell]));
  const widths = parts.filter((part) => !part.hasAttribute('data-grid-resizer')).map(contentWidth);
  return Math.ceil(Math.max(0, ...widths)) + ROOM;
}
