import { useLayoutEffect, type RefObject } from 'react';

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
      import('./keepFocus.js').then(
        ({ keepFocus }) => {
          if (!left) stop = keepFocus({ part: element, path });
        },
        // Without it the page works as well as the browser lets it.
        () => undefined,
      );
    }
    document.addEventListener('focusin', start);
    return () => {
      left = true;
      document.removeEventListener('focusin', start);
      stop?.();
    };
  }, [part]);
}
