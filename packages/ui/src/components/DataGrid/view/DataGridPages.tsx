import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect } from 'react';
import type { ScrollWindow } from '../engine/scrollWindow.js';

export interface DataGridPagesProps {
  scroll: ScrollWindow;
  total: number;
  /** In CSS pixels. */
  rowHeight: number;
  /** Rows of one page. */
  pageRows: number;
}

/**
 * Says which pages of a long list are near. An item of TanStack Virtual is one page of rows here, so that a list of
 * any length is few items. It draws nothing: the pool does, and asks for what is in sight until this has been loaded.
 *
 * It is told where the list is, not where its element is: the two differ where a list is taller than an element can
 * be. For the same reason it scrolls nothing, as it would stop where the element ends.
 */
export function DataGridPages({ scroll, total, rowHeight, pageRows }: DataGridPagesProps) {
  const height = rowHeight * pageRows;
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: Math.ceil(total / pageRows),
    estimateSize: () => height,
    getScrollElement: () => scroll.element,
    initialOffset: () => scroll.offset,
    observeElementRect: (_, report) =>
      callAndSubscribe(scroll, () => report({ width: scroll.room.width, height: scroll.viewport })),
    observeElementOffset: (_, report) => callAndSubscribe(scroll, () => report(scroll.offset, false)),
    scrollToFn: () => undefined,
    overscan: 0,
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const pages = virtualizer.getVirtualIndexes();
  const first = pages[0];
  const last = pages.at(-1);
  useEffect(() => {
    if (first !== undefined && last !== undefined) scroll.askFor(first, last);
  }, [scroll, first, last, total, pageRows]);
  return null;
}

/** Calls at once, and on every change. Returns how to unsubscribe. */
function callAndSubscribe(scroll: ScrollWindow, tell: () => void): () => void {
  tell();
  return scroll.subscribe(tell);
}
