import { useCallback, useEffect, useRef } from 'react';
import type { Match } from './findText.ts';
import { showHighlights } from './highlights.ts';
import { textRange } from './textRange.ts';
import type { Search } from './useSearch.ts';

/** So many matches before and after the current one are marked. */
const marked = 400;

interface MatchMarksOptions {
  search: Search;
  scroller: React.RefObject<HTMLElement | null>;
  /** Brings a page near, so that its text is laid. */
  onPage: (page: number) => void;
}

/**
 * Marks the matches on the pages that have their text, and brings the current one into view. Returns a function that
 * takes the layer of a page when its text was laid, and null when it is gone.
 */
export function useMatchMarks({ search, scroller, onPage }: MatchMarksOptions) {
  const { matches, current, open } = search;
  const layers = useRef(new Map<number, HTMLElement>());
  const match = open ? matches[current] : undefined;
  /** The match that is still to be brought into view. */
  const sought = useRef<Match | undefined>(undefined);

  const mark = useCallback(() => {
    const rangeOf = ({ page, start, end }: Match) => {
      const layer = layers.current.get(page);
      return layer === undefined ? null : textRange(layer, start, end);
    };
    const from = Math.max(0, current - marked);
    const near = match === undefined ? [] : matches.slice(from, current + marked);
    const here = match === undefined ? null : rangeOf(match);
    showHighlights(
      near.map(rangeOf).filter((range) => range !== null),
      here,
    );
    if (here === null || sought.current !== match || !scroller.current) return;
    sought.current = undefined;
    bringIntoView(scroller.current, here);
  }, [matches, current, match, scroller]);

  useEffect(() => {
    sought.current = match;
    if (match !== undefined && !layers.current.has(match.page)) onPage(match.page);
    // `onPage` only scrolls: a new function asks for nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [match]);

  useEffect(() => {
    mark();
  }, [mark]);
  useEffect(
    () => () => {
      showHighlights([], null);
    },
    [],
  );

  const latest = useRef(mark);
  useEffect(() => {
    latest.current = mark;
  }, [mark]);
  return useCallback((page: number, layer: HTMLElement | null) => {
    if (layer === null) layers.current.delete(page);
    else layers.current.set(page, layer);
    latest.current();
  }, []);
}

/** Scrolls as little as brings the whole range into the middle, if it is not in view. */
function bringIntoView(scroller: HTMLElement, range: Range): void {
  const place = range.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const down = place.top < view.top || place.bottom > view.bottom;
  const across = place.left < view.left || place.right > view.right;
  if (down) scroller.scrollTop += place.top - view.top - (view.height - place.height) / 2;
  if (across) scroller.scrollLeft += place.left - view.left - Math.max(0, (view.width - place.width) / 2);
}
