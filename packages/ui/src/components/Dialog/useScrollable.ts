import { useCallback } from 'react';

/** Makes a box reachable by keyboard while it has more content than room. */
export function useScrollable(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, []);
}
