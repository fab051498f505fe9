import { useEffect, useState, type RefObject } from 'react';

/** How far outside the view an element counts as near, so that pages are ready when they become visible. */
const margin = '100% 0px';

/** Returns whether an element is in view or close to it, within its scrolling ancestor. */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setNear(entries.at(-1)?.isIntersecting ?? false);
      },
      { root: element.closest('[data-scroller]'), rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return near;
}
