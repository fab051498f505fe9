/** More than any chain of menus and dialogs is deep. */
const most = 12;
let visited: readonly WeakRef<HTMLElement>[] = [];

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const grid = target.closest<HTMLElement>('[role="grid"]');
  const now = grid === null ? [target] : [target, grid];
  const others = visited.filter((each) => now.every((element) => element !== each.deref()));
  visited = [...now.map((element) => new WeakRef(element)), ...others].slice(0, most);
}

if (typeof document !== 'undefined') document.addEventListener('focusin', remember);

/** What takes the focus for an element: a grid has a tab stop, and draws its cells anew with its columns. */
export function tabStopOf(element: HTMLElement): HTMLElement {
  if (element.role !== 'grid') return element;
  return element.querySelector<HTMLElement>('[tabindex="0"]') ?? element;
}

/** Whether an element is there, and is no button that says only why it cannot be pressed now. */
export function isOfUse(element: HTMLElement | undefined): boolean {
  return element?.isConnected === true && element.dataset['refused'] === undefined;
}

/**
 * The element that had focus last and is still of use: the button whose menu was left for a dialog. For a cell that
 * has gone, the tab stop of its grid.
 */
export function lastFocused(): HTMLElement | undefined {
  const element = visited.map((each) => each.deref()).find(isOfUse);
  return element && tabStopOf(element);
}
