import { useEffect, useMemo, useState } from 'react';
import type { GridPages } from './useGridPages.ts';

/** What is read sooner shows nothing new meanwhile, in ms. */
export const LOADING_DELAY_MS = 1_000;

/**
 * Keeps the rows of a list while those of another search or order are read, for a second; then the skeleton says that it
 * takes longer.
 *
 * @param pages Of one list: nobody must take another one's rows for its.
 */
export function useHeldView<Row>(pages: GridPages<Row>): GridPages<Row> {
  const [shown, setShown] = useState(pages);
  const [isOverdue, setOverdue] = useState(false);
  const isLoading = pages.state.status === 'loading';
  const waits = isLoading && !isOverdue && shown.state.status === 'ready' && shown.total !== 0;
  if (!waits && shown !== pages) setShown(pages);
  if (!isLoading && isOverdue) setOverdue(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(setOverdue, LOADING_DELAY_MS, true);
    return () => {
      clearTimeout(timer);
    };
  }, [waits]);
  const held = useMemo((): GridPages<Row> => {
    const { state } = shown;
    return state.status === 'ready' ? { ...shown, state: { ...state, refetching: true } } : shown;
  }, [shown]);
  return waits ? held : pages;
}
