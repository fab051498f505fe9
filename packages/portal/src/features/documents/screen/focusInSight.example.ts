/** Whether the row that has the focus can be seen: in the window, with nothing over it. */
export function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused.closest('[role="grid"]') === null) return false;
  const { left, top, bottom, width } = focused.getBoundingClientRect();
  const at = (y: number) => document.elementFromPoint(left + width / 2, y);
  return [top + 2, bottom - 2].every((y) => focused.closest('[role="row"]')?.contains(at(y)) === true);
}

/** Whether any part of a row is under this bar, of those that the list shows. */
export function coversARow(bar: Element): boolean {
  const { top, bottom } = bar.getBoundingClientRect();
  const grid = bar.ownerDocument.querySelector('[role="grid"]');
  const end = grid?.getBoundingClientRect().bottom ?? 0;
  return [...(grid?.querySelectorAll('[role="row"]') ?? [])].some((row) => {
    const shown = row.getBoundingClientRect();
    return Math.min(shown.bottom, end) > top + 1 && shown.top < Math.min(bottom, end) - 1;
  });
}
