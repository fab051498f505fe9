import { lastFocused, tabStopOf } from './focusHistory.js';

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The element that takes the focus and all around it, which nobody could tell once it has gone. */
function pathOf(event: FocusEvent): Element[] {
  return event.composedPath().filter((each) => each instanceof Element);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A grid in this part, or the first control there is. */
function firstIn(part: Element): HTMLElement | null {
  const grid = part.querySelector<HTMLElement>('[role="grid"]');
  return grid === null ? part.querySelector<HTMLElement>(controls) : tabStopOf(grid);
}

/** What stands nearest to an element that has gone, within its part of the page. */
function neighbourOf(path: readonly Element[]): HTMLElement | null {
  for (const part of path) {
    if (!part.isConnected) continue;
    // What is around the page's content: the element was in something that floats over it.
    if (part.querySelector('main') !== null) return null;
    const found = firstIn(part);
    if (found !== null) return found;
  }
  return null;
}

function isInDialog(path: readonly Element[]): boolean {
  return path.some((part) => part.isConnected && part.role?.endsWith('dialog') === true);
}

/** Gives the focus to the neighbour; from a float, to what had it before; else to the content of the page. */
function giveToNeighbour(path: readonly Element[]): void {
  const main = document.querySelector('main');
  const inMain = main === null ? null : (firstIn(main) ?? main);
  for (const goal of [neighbourOf(path), lastFocused(), inMain]) {
    // What is inert does not take it.
    if (isNowhere()) goal?.focus({ preventScroll: true });
  }
}

/**
 * Keeps the keys of the page working: when the focused element is removed and nothing takes the focus within a frame,
 * its neighbour does. A dialog looks after its own content, and a grid after its rows.
 *
 * @param first where the focus was when this was asked for; it may have gone since
 * @returns stops
 */
export function keepFocus(first: readonly EventTarget[] = []): () => void {
  let path = first.filter((each) => each instanceof Element);
  let frame = 0;
  const observer = new MutationObserver(check);

  function check(): void {
    if (!isNowhere() || path[0] === undefined || path[0].isConnected) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const from = path;
      path = [];
      if (isNowhere() && !isInDialog(from)) giveToNeighbour(from);
    });
  }
  function watch(): void {
    observer.disconnect();
    // The rows of a grid change while it scrolls, and it looks after them. Its header goes where there is no room.
    const inRows =
      path.some(({ role }) => role === 'grid') && !path.some((part) => part.matches('[data-grid-header]'));
    if (inRows) return;
    observer.observe(document.body, { childList: true, subtree: true });
  }
  function follow(event: FocusEvent): void {
    path = pathOf(event);
    watch();
  }

  watch();
  check();
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
