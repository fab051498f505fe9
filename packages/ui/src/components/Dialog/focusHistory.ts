/** More than any chain of menus and dialogs is deep. */
const most = 8;
let visited: readonly WeakRef<HTMLElement>[] = [];

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const others = visited.filter((each) => each.deref() !== target);
  visited = [new WeakRef(target), ...others].slice(0, most);
}

if (typeof document !== 'undefined') document.addEventListener('focusin', remember);

/** The element that had focus last and is still there: the button whose menu was left for a dialog. */
export function lastFocused(): HTMLElement | undefined {
  return visited.map((each) => each.deref()).find((element) => element?.isConnected === true);
}
