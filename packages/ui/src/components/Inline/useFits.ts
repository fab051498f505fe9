import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Fits {
  /** The element whose width is the room; it must not depend on the content. */
  room: RefObject<HTMLDivElement | null>;
  /** The element whose children stand in one line, if it is another one. */
  content: RefObject<HTMLElement | null>;
  /** Whether the content has room in its full form. It is measured in this form only, which comes first. */
  fits: boolean;
}

/** From the start of the first child to the end of the last one, in px. */
function widthOf({ firstElementChild: first, lastElementChild: last }: HTMLElement): number {
  if (first === null || last === null) return 0;
  const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  return Math.max(from.right, to.right) - Math.min(from.left, to.left);
}

/**
 * Measures whether a line has room for its content.
 *
 * @param shown what is in the line: it is measured again when that changes
 * @param around px of the room that are not the content's
 */
export function useFits(shown: unknown, around = 0): Fits {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const [natural, setNatural] = useState<number>();
  const [available, setAvailable] = useState<number>();
  const fits = natural === undefined || available === undefined || natural <= available;

  // Also after the fonts came, when it is not known any more.
  useLayoutEffect(() => {
    const line = content.current ?? room.current;
    if (fits && line !== null) setNatural(Math.ceil(widthOf(line)));
  }, [fits, shown, natural]);

  useLayoutEffect(() => {
    const element = room.current;
    // jsdom has no layout, and so everything fits.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      setAvailable(element.clientWidth - around);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    // Text is wider in the shipped font than in its fallback.
    let live = true;
    if ('fonts' in document)
      void document.fonts.ready.then(() => {
        if (live) setNatural(undefined);
      });
    return () => {
      live = false;
      observer.disconnect();
    };
  }, [around]);

  return { room, content, fits };
}
