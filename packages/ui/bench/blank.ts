/**
 * Returns whether a compositor that scrolls before the page can draw would show a blank: whether any part of
 * the viewport currently has no row, or one without its text.
 * @param row selector of a row
 */
export function isBlank(scroller: HTMLElement, row: string): boolean {
  const box = scroller.getBoundingClientRect();
  for (const share of [0.1, 0.5, 0.95]) {
    const hit = document.elementFromPoint(box.left + 60, box.top + box.height * share);
    const found = hit?.closest(row);
    if (found == null || (found.textContent ?? '') === '') return true;
  }
  return false;
}
