import { useLayoutEffect, type RefObject } from 'react';

/**
 * Says how much of the window's bottom the panel covers, for what must not lie behind it: `--cs-uploads`, in px with
 * the gap above.
 */
export function useCoveredRoom(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.body;
    const observer = new ResizeObserver(() =>
      style.setProperty('--cs-uploads', `${element.offsetHeight + 8}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--cs-uploads');
    };
  }, [panel]);
}
