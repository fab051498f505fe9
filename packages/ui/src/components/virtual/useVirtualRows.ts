import { useMemo } from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';

interface VirtualRowsOptions {
  count: number;
  /** Unique key of a row, stable when the list changes. */
  keyOf: (index: number) => string | number;
  /** Estimated height of an unrendered row in px. */
  estimate: (index: number) => number;
  /** The scrolling element; null until it is mounted. */
  scrollElement: HTMLElement | null;
  /** Distance from the top of the scrolled content to the first row in px. */
  margin?: number;
  /** Rows that always stay in the page: the focused one, a heading. */
  kept: (first: number) => readonly number[];
}

export interface VirtualRow {
  index: number;
  /** Space above it, of omitted rows, in px. */
  gap: number;
}

export interface VirtualRows {
  rows: readonly VirtualRow[];
  /** Space below the last row in px. */
  after: number;
  /** Attach to every rendered row, which has its index as `data-index`. */
  measure: (element: Element | null) => void;
}

/**
 * Rows rendered beyond either edge, so that none is missing during scrolling, and Page Down finds its row.
 */
const OVERSCAN = 10;

/**
 * Renders the rows of a long list near the visible area. They stay in the document flow, with space for the
 * others between them, so that a list looks and reads the same at any length. For files that load only for
 * long lists.
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
