import { useEffect, type RefObject } from 'react';

/** The key that moves the focus between the page and its notifications, as between the parts of a browser's window. */
export const TOAST_KEY = 'F6';

/** Moves the focus to the newest notification, and back to where it was. */
export function useToastKey(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    let from: Element | null = null;
    const go = (event: KeyboardEvent) => {
      const toasts = region.current;
      if (event.key !== TOAST_KEY || event.defaultPrevented || toasts === null) return;
      const isInside = toasts.contains(document.activeElement);
      const target = isInside ? from : toasts.lastElementChild?.querySelector('button');
      if (!(target instanceof HTMLElement) || !target.isConnected) return;
      event.preventDefault();
      if (!isInside) from = document.activeElement;
      target.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [region, isShown]);
}
