import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Rotation } from './document/viewerDocument.ts';

/** A point of the view, in px from the scroller's corner. */
export interface ViewPoint {
  x: number;
  y: number;
}

/** A point of a page: fractions of its size, and where it stands in the view. */
interface Place {
  page: number;
  x: number;
  y: number;
  at: ViewPoint;
}

interface KeptPlace {
  /** Notes what stands in the view, after each scrolling. */
  note: () => void;
  /** Keeps what stands at a point, when the pages are zoomed around it. */
  keepAt: (point: ViewPoint) => void;
}

/** Keeps the place of the reader when pages change their size or turn. */
export function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
  { scale, rotation, room }: { scale: number; rotation: Rotation; room: number },
): KeptPlace {
  const place = useRef<Place | null>(null);
  const before = useRef({ scale, rotation, room });

  useLayoutEffect(() => {
    const { rotation: turnedBefore } = before.current;
    const changed =
      before.current.scale !== scale || turnedBefore !== rotation || before.current.room !== room;
    before.current = { scale, rotation, room };
    const kept = place.current;
    if (!changed || kept === null || !scroller.current) return;
    bringBack(scroller.current, pages.current, turned(kept, (rotation - turnedBefore + 360) % 360));
    place.current = placeInMiddle(scroller.current, pages.current);
  }, [scroller, pages, scale, rotation, room]);

  return {
    note: () => {
      place.current = placeInMiddle(scroller.current, pages.current);
    },
    keepAt: (at) => {
      place.current = placeAt(scroller.current, pages.current, at);
    },
  };
}

/** Returns the page at a height of the view, by binary search: its index. */
export function pageIndexAt(pages: HTMLElement, line: number): number {
  let [low, high] = [0, pages.children.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const top = pages.children[middle]?.getBoundingClientRect().top ?? 0;
    if (top <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What the reader looks at: the middle of the upper part. */
function placeInMiddle(scroller: HTMLElement | null, pages: HTMLElement | null): Place | null {
  if (scroller === null) return null;
  return placeAt(scroller, pages, { x: scroller.clientWidth / 2, y: scroller.clientHeight / 3 });
}

function placeAt(scroller: HTMLElement | null, pages: HTMLElement | null, at: ViewPoint): Place | null {
  if (scroller === null || pages === null) return null;
  const view = scroller.getBoundingClientRect();
  const page = pageIndexAt(pages, view.top + at.y);
  const box = pages.children[page]?.getBoundingClientRect();
  if (box === undefined || box.width === 0 || box.height === 0) return null;
  const part = (length: number, whole: number) => Math.min(Math.max(length / whole, 0), 1);
  return {
    page,
    x: part(view.left + at.x - box.left, box.width),
    y: part(view.top + at.y - box.top, box.height),
    at,
  };
}

function turned(place: Place, by: number): Place {
  const { x, y } = place;
  switch (by) {
    case 90:
      return { ...place, x: 1 - y, y: x };
    case 180:
      return { ...place, x: 1 - x, y: 1 - y };
    case 270:
      return { ...place, x: y, y: 1 - x };
    default:
      return place;
  }
}

function bringBack(scroller: HTMLElement, pages: HTMLElement | null, { page, x, y, at }: Place): void {
  const box = pages?.children[page]?.getBoundingClientRect();
  if (box === undefined) return;
  const view = scroller.getBoundingClientRect();
  scroller.scrollTop += box.top + y * box.height - view.top - at.y;
  scroller.scrollLeft += box.left + x * box.width - view.left - at.x;
}
