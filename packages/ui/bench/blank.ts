/**
 * What the compositor would show if it scrolled before the page could draw: whether in any part of the viewport
 * there is no row, or one without its text, as things stand now.
 * @param row what a row is, as a selector
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
