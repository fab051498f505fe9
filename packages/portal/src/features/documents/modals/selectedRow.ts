/** The title of the selected row, if the list draws it. */
function selectedTitle(): Element | null {
  const row = document.querySelector('[role="grid"] [role="row"][aria-selected="true"]');
  return row?.querySelector('[role="rowheader"]') ?? row?.firstElementChild ?? null;
}

/** Scrolls the list to the selected row: it draws that one and those around it. */
export function showSelectedRow(): void {
  const title = selectedTitle();
  // Without layout, in jsdom, nothing scrolls.
  if (title !== null && 'scrollIntoView' in title) title.scrollIntoView({ block: 'nearest' });
}

/** Gives the focus to the selected row, if the list draws it; under a dialog, once the list takes the focus. */
export function focusSelectedRow(): void {
  // What a grid focuses a row by when one is pressed; unlike a click, it neither selects nor opens.
  selectedTitle()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  showSelectedRow();
}

/** Gives the focus to the row that had it last in the list, or to the one in its place. */
export function focusList(): void {
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}
