import { useLayoutEffect, type RefObject } from 'react';

/**
 * Says how much of the window's bottom a panel covers, for what must not be behind it: in a variable of the page, in
 * px with the gap above.
 */
export function useCoveredRoom(
  panel: RefObject<HTMLElement | null>,
  variable: '--cs-uploads' | '--cs-tray',
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight + 8}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [panel, variable]);
}
