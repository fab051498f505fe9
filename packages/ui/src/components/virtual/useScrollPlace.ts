import { useCallback, useState } from 'react';

export interface ScrollPlace {
  /** What scrolls around a list: null for the page itself, undefined until it is known. */
  scroller: HTMLElement | null | undefined;
  /** From the top of what scrolls to the first row, px. */
  margin: number;
}

/** Where a list stands in what scrolls around it; the list hands its element over. */
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
