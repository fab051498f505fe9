/** The title of the selected row, if the list draws it. */
function selectedTitle(): Element | null {
  const row = document.querySelector('[role="grid"] [role="row"][aria-selected="true"]');
  return row?.querySelector('[role="rowheader"]') ?? row?.firstElementChild ?? null;
}

/** The title of the row at a place in the list, from 1, if the list draws it. */
function titleAt(place: number): Element | null {
  const grid = document.querySelector('[role="grid"]');
  const headers = grid?.querySelector('[role="columnheader"]') == null ? 0 : 1;
  return grid?.querySelector(`[role="row"][aria-rowindex="${place + headers}"] > [role="rowheader"]`) ?? null;
}

/** Scrolls the list to the row at a place in it, from 1; null means the selected one. It draws that one and those around it. */
export function showRow(place: number | null): Element | null {
  const title = (place === null ? null : titleAt(place)) ?? selectedTitle();
  // Without layout, in jsdom, nothing scrolls.
  if (title !== null && 'scrollIntoView' in title) title.scrollIntoView({ block: 'nearest' });
  return title;
}

/** Gives the focus to that row, if the list draws it; under a dialog, once the list takes the focus. */
export function focusRow(place: number | null): void {
  // What a grid focuses a row by when one is pressed; unlike a click, it neither selects nor opens.
  showRow(place)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
}

/** Gives the focus to the row that had it last in the list, or to the one in its place. */
export function focusList(): void {
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
