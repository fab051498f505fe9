import { useMemo } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';

interface VirtualRowsOptions {
  count: number;
  /** Tells a row from the others when the list changes. */
  keyOf: (index: number) => string | number;
  /** Height of a row that was never drawn, px. */
  estimate: (index: number) => number;
  /** What scrolls; null until it is in the page. */
  scrollElement: HTMLElement | null;
  /** Distance from the top of what scrolls to the first row, px. */
  margin?: number;
  /** Rows that stay in the page however far they are scrolled away: what has the focus, a heading. */
  kept: (first: number) => readonly number[];
}

export interface VirtualRow {
  index: number;
  /** Room above it of rows that are left out, px. */
  gap: number;
}

export interface VirtualRows {
  rows: readonly VirtualRow[];
  /** Room below the last row, px. */
  after: number;
  /** Every drawn row hands its element over; it bears the index as `data-index`. */
  measure: (element: Element | null) => void;
}

/** Rows drawn beyond either edge, so that none is missing while one scrolls, and a press of Page Down finds its row. */
const OVERSCAN = 10;

/**
 * The rows of a long list that are near the visible part. They stay in the flow, with room for the others between
 * them, so that a list looks and reads the same however long it is. For files that are loaded once a list is long.
 */
export function useVirtualRows({
  count,
  keyOf,
  estimate,
  scrollElement,
  margin = 0,
  kept,
}: VirtualRowsOptions): VirtualRows {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getItemKey: keyOf,
    estimateSize: estimate,
    getScrollElement: () => scrollElement,
    scrollMargin: margin,
    overscan: OVERSCAN,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      const others = kept(near[0] ?? 0).filter((index) => index >= 0 && index < count);
      return [...new Set([...near, ...others])].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  return useMemo(() => {
    let end = margin;
    const rows = items.map((item) => {
      const row = { index: item.index, gap: item.start - end };
      end = item.end;
      return row;
    });
    return {
      rows,
      after: total + margin - end,
      measure: virtualizer.measureElement,
    };
  }, [items, total, margin, virtualizer]);
}
