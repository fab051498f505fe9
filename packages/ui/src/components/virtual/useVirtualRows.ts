import { useMemo } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';

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
  /**
   * Whether a new row counts as high as estimated until the browser has laid it out, for lists whose rows come and go
   * all the time: otherwise each new row makes the browser lay out the page at once.
   * @default false
   */
  measuredLater?: boolean;
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

/** Measures a row when the browser says that it was laid out. Until then its last height counts, or the estimated one. */
function measureLater(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<HTMLElement, Element>,
): number {
  if (entry !== undefined) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

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
  measuredLater = false,
}: VirtualRowsOptions): VirtualRows {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getItemKey: keyOf,
    estimateSize: estimate,
    getScrollElement: () => scrollElement,
    scrollMargin: margin,
    measureElement: measuredLater ? measureLater : measureElement,
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
