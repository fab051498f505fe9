import { useLayoutEffect, type RefObject } from 'react';

/** What had the focus when a page was left: the button that led to the next one. */
let leftAt: Element | null = null;

function isLost(element: Element | null): element is Element {
  return element?.isConnected === false && document.activeElement === document.body;
}

/**
 * Keeps focus in the page while the component is mounted: when the focused element is removed, its neighbour takes the
 * focus. `AppShell` and `PublicPage` use it; a page of your own can too. Loads with the first focus.
 *
 * @param part the element to look after, with what is inside it; without it, the whole page
 */
export function useKeptFocus(part?: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    function start(event: FocusEvent): void {
      const path = event.composedPath();
      const element = part?.current ?? undefined;
      if (part !== undefined && (element === undefined || !path.includes(element))) return;
      document.removeEventListener('focusin', start);
      keep(path, element);
    }
    function keep(path: readonly EventTarget[], element?: Element): void {
      import('./keepFocus.js').then(
        ({ keepFocus }) => {
          if (!left) stop = keepFocus({ part: element, path });
        },
        // Without it the page works as well as the browser lets it.
        () => undefined,
      );
    }
    if (part === undefined && isLost(leftAt)) keep([leftAt]);
    else document.addEventListener('focusin', start);
    return () => {
      left = true;
      document.removeEventListener('focusin', start);
      stop?.();
      if (part !== undefined) return;
      // Its element is removed after this. The next page is there in the same turn.
      leftAt = document.activeElement;
      queueMicrotask(() => {
        leftAt = null;
      });
    };
  }, [part]);
}
