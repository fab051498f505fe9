/** Names of the highlights in the style sheet. */
const allName = 'countersign-match';
const currentName = 'countersign-match-current';

/** Marks what was found, without changing the text. Browsers without highlights still go from place to place. */
export function showHighlights(ranges: readonly Range[], current: Range | null): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(allName);
  else CSS.highlights.set(allName, new Highlight(...ranges));
  if (current === null) {
    CSS.highlights.delete(currentName);
    return;
  }
  const highlight = new Highlight(current);
  highlight.priority = 1;
  CSS.highlights.set(currentName, highlight);
}
