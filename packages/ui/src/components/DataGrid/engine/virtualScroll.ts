import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';
import type { Room } from './scrollWindow.js';

/** What is told of a scrolling element. */
export interface ScrollWatcher {
  onRoom: (room: Room) => void;
  onMove: (offset: number) => void;
  /** Movement has ended. */
  onSettle: () => void;
}

/**
 * Items that TanStack Virtual sees, at most. It keeps a record of each, and is
 * here for what the scrolling element does, not for where a row stands: rows
 * are all of one height. So a list of any length costs the same.
 */
const MOST_ITEMS = 64;

/** Without a scroll event for this long, in milliseconds, movement has ended. */
const SETTLE_AFTER = 120;

/**
 * TanStack Virtual on a scrolling element: offset, size and the end of
 * movement, on every browser's quirks. In a file of its own: it is loaded once
 * the first rows stand.
 */
export class VirtualScroll {
  private total = 0;
  private rowHeight = 1;
  private readonly element: HTMLElement;
  private readonly watcher: ScrollWatcher;
  private readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>;

  constructor(element: HTMLElement, watcher: ScrollWatcher) {
    this.element = element;
    this.watcher = watcher;
    this.virtualizer = new Virtualizer<HTMLElement, HTMLElement>(this.options());
  }

  /** @returns stops watching */
  start(): () => void {
    const stop = this.virtualizer._didMount();
    this.virtualizer._willUpdate();
    return stop;
  }

  setRows(total: number, rowHeight: number): void {
    this.total = total;
    this.rowHeight = rowHeight;
    this.virtualizer.setOptions(this.options());
    this.virtualizer.measure();
    this.virtualizer._willUpdate();
  }

  private options() {
    return {
      count: Math.min(MOST_ITEMS, this.total),
      getScrollElement: () => this.element,
      // The reader may have scrolled before it came.
      initialOffset: () => this.element.scrollTop,
      estimateSize: () => (this.total * this.rowHeight) / Math.min(MOST_ITEMS, Math.max(1, this.total)),
      scrollToFn: elementScroll,
      isScrollingResetDelay: SETTLE_AFTER,
      overscan: 0,
      observeElementRect: (instance: Virtualizer<HTMLElement, HTMLElement>, report: (rect: Room) => void) =>
        observeElementRect(instance, (rect) => {
          report(rect);
          this.watcher.onRoom(rect);
        }),
      observeElementOffset: (
        instance: Virtualizer<HTMLElement, HTMLElement>,
        report: (offset: number, isScrolling: boolean) => void,
      ) =>
        observeElementOffset(instance, (offset, isScrolling) => {
          report(offset, isScrolling);
          if (isScrolling) this.watcher.onMove(offset);
          else this.watcher.onSettle();
        }),
    };
  }
}
