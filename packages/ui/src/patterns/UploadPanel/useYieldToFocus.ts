import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when an element gets the focus that the panel covers, so that nobody types or presses out of sight. */
export function useYieldToFocus(panel: RefObject<HTMLElement | null>, onCovered: () => void): void {
  const covered = useEffectEvent(onCovered);
  useEffect(() => {
    const check = ({ target }: FocusEvent) => {
      const over = panel.current;
      if (over === null || !(target instanceof Element) || over.contains(target)) return;
      if (isInside(target.getBoundingClientRect(), over.getBoundingClientRect())) covered();
    };
    document.addEventListener('focusin', check);
    return () => document.removeEventListener('focusin', check);
  }, [panel]);
}

function isInside(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.width > 0 &&
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
