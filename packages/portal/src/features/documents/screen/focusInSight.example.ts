/** Whether the row that has the focus can be seen: in the window, with nothing over it. */
export function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused.closest('[role="grid"]') === null) return false;
  const { left, top, bottom, width } = focused.getBoundingClientRect();
  const at = (y: number) => document.elementFromPoint(left + width / 2, y);
  return [top + 2, bottom - 2].every((y) => focused.closest('[role="row"]')?.contains(at(y)) === true);
}
