import { useLayoutEffect } from 'react';

/**
 * Keeps the focus in the page for as long as the component is there, and not a frame longer. Loads with the first
 * focus.
 */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    function start(event: FocusEvent): void {
      const path = event.composedPath();
      import('./keepFocus.js').then(
        ({ keepFocus }) => {
          if (!left) stop = keepFocus(path);
        },
        // Without it the page works as well as the browser lets it.
        () => undefined,
      );
    }
    document.addEventListener('focusin', start, { once: true });
    return () => {
      left = true;
      document.removeEventListener('focusin', start);
      stop?.();
    };
  }, []);
}
