import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Fits {
  /** The element whose width is the room; it must not depend on the content. */
  room: RefObject<HTMLDivElement | null>;
  /** The element whose children stand in one line, if it is another one. */
  content: RefObject<HTMLElement | null>;
  /** The first form of the content that has room, 0 being the full one; `shorter` if none of them has. */
  form: number;
  /** Whether the content has room in its full form. */
  fits: boolean;
}

/** From the start of the first child to the end of the last one, in px. */
function widthOf({ firstElementChild: first, lastElementChild: last }: HTMLElement): number {
  if (first === null || last === null) return 0;
  const [from, to] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
  return Math.max(from.right, to.right) - Math.min(from.left, to.left);
}

const none: readonly number[] = [];

/** Returns the first form that has room, or whose width is not known yet: it is measured once it is shown. */
export function firstForm(widths: readonly number[], available: number, shorter: number): number {
  const narrow = widths.findIndex((width) => width <= available);
  return Math.min(narrow === -1 ? widths.length : narrow, shorter);
}

/**
 * Measures in which form a line has room for its content. Each form is measured where it is shown.
 *
 * @param shown what is in the line: it is measured again when that changes
 * @param around px of the room that are not the content's
 * @param shorter number of shorter forms of the content
 */
export function useFits(shown: unknown, around = 0, shorter = 1): Fits {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const [widths, setWidths] = useState(none);
  const [available, setAvailable] = useState<number>();
  const form = available === undefined ? 0 : firstForm(widths, available, shorter);

  // Also after the fonts came, when they are not known any more.
  useLayoutEffect(() => {
    const line = content.current ?? room.current;
    if (line === null) return;
    const width = Math.ceil(widthOf(line));
    setWidths((before) => {
      const by = width - (before[form] ?? width);
      // What this form has lost or gained, so have the longer ones, which are not shown.
      return before[form] === width ? before : [...before.slice(0, form).map((one) => one + by), width];
    });
  }, [form, shorter, shown, widths]);

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
        if (live) setWidths(none);
      });
    return () => {
      live = false;
      observer.disconnect();
    };
  }, [around]);

  return { room, content, form, fits: form === 0 };
}
