import { useCallback, useState } from 'react';

export interface ScrollPlace {
  /** The scrolling ancestor of a list: null for the page itself, undefined until known. */
  scroller: HTMLElement | null | undefined;
  /** Distance from the top of the scrolled content to the first row in px. */
  margin: number;
}

/** Measures where a list is in its scrolling ancestor; attach the returned ref to the list. */
export function useScrollPlace(): readonly [ScrollPlace, (list: HTMLElement | null) => void] {
  const [place, setPlace] = useState<ScrollPlace>({ scroller: undefined, margin: 0 });
  const find = useCallback((list: HTMLElement | null) => {
    if (list !== null) setPlace(placeOf(list));
  }, []);
  return [place, find];
}

function placeOf(list: HTMLElement): ScrollPlace {
  let scroller = list.parentElement;
  while (scroller !== null && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
    scroller = scroller.parentElement;
  }
  if (scroller === null || scroller === document.body) return { scroller: null, margin: 0 };
  const top = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return { scroller, margin: Math.round(top + scroller.scrollTop - scroller.clientTop) };
}
