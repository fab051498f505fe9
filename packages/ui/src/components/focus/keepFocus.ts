import { lastFocused, tabStopOf } from './focusHistory.js';

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A grid in this part, or the first control there is. */
function firstIn(part: Element): HTMLElement | null {
  const grid = part.querySelector<HTMLElement>('[role="grid"]');
  return grid === null ? part.querySelector<HTMLElement>(controls) : tabStopOf(grid);
}

/** The element nearest to one that was removed, within its part of the page. */
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

/** An element that may not be one of those that take the focus. */
function focusable(element: HTMLElement): HTMLElement {
  if (element.hasAttribute('tabindex')) return element;
  element.tabIndex = -1;
  // A ring around the whole page would mislead.
  element.style.outline = 'none';
  return element;
}

/** Gives the focus to the neighbour; from a float, to what had it before; else to the content of the page. */
function giveToNeighbour(path: readonly Element[], part: Element | undefined): void {
  const goals = [neighbourOf(path)];
  if (part === undefined) {
    const main = document.querySelector('main');
    goals.push(lastFocused() ?? null, main === null ? null : (firstIn(main) ?? focusable(main)));
  }
  for (const goal of goals) {
    // What is inert does not take it.
    if (isNowhere()) goal?.focus({ preventScroll: true });
  }
}

export interface KeptFocus {
  /** The element to look after, and nothing around it; without it, the whole page. */
  part?: Element | undefined;
  /** What had the focus when this was asked for, and all around it; it may have gone since. */
  path?: readonly EventTarget[];
}

/**
 * Keeps the keys of the page working: when the focused element is removed and nothing takes the focus within a frame,
 * its neighbour does. A dialog looks after its own content, and a grid after its rows.
 *
 * @returns stops
 */
export function keepFocus({ part, path: first = [] }: KeptFocus = {}): () => void {
  let path = looked(first);
  let frame = 0;
  const observer = new MutationObserver(check);

  /** What is looked after, of an element and all around it. */
  function looked(all: readonly EventTarget[]): Element[] {
    const elements = all.filter((each) => each instanceof Element);
    return part === undefined ? elements : elements.slice(0, elements.indexOf(part) + 1);
  }
  function isLost(): boolean {
    return isNowhere() && path[0]?.isConnected === false;
  }
  function check(): void {
    if (!isLost()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      // Somebody else gave it a place meanwhile, which may go in turn.
      if (!isLost()) return;
      const from = path;
      path = [];
      if (!isInDialog(from)) giveToNeighbour(from, part);
    });
  }
  function watch(): void {
    observer.disconnect();
    // The rows of a grid change while it scrolls, and it looks after them. Its header goes where there is no room.
    const inRows =
      path.some(({ role }) => role === 'grid') && !path.some((each) => each.matches('[data-grid-header]'));
    if (inRows) return;
    observer.observe(part ?? document.body, { childList: true, subtree: true });
  }
  function follow(event: FocusEvent): void {
    path = looked(event.composedPath());
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
