import { useLayoutEffect, useState, type RefObject } from 'react';
import type { PageSize } from './document/viewerDocument.ts';

/** Space to the left and right of a page in px, both together. */
const gutter = 48;
const narrowGutter = 16;
/** Space above and below a page that is shown whole. */
const margin = 16;

/** Returns the room for a page within its scrolling ancestor. */
export function useRoom(scroller: RefObject<HTMLElement | null>): PageSize {
  const [room, setRoom] = useState<PageSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const width = clientWidth - (clientWidth < 560 ? narrowGutter : gutter);
      const height = clientHeight - margin;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
    };
  }, [scroller]);
  return room;
}
