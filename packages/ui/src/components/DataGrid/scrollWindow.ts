import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/react-virtual';
import { type Travel, visibleRange } from './range.js';

/** Size of the scrolling element without its scrollbars, in CSS pixels. */
export interface Room {
  width: number;
  height: number;
}

export interface ScrollListeners {
  /** The element moved, or its size changed. Comes at most once a frame. */
  onMove: (travel: Travel) => void;
  /** Movement has ended. */
  onSettle: () => void;
  /** First and last row of the blocks in view, and of one block ahead. */
  onNear: (first: number, last: number) => void;
  onRoom: (room: Room) => void;
}

/** Rows that come near are told of by so many at a time. */
const BLOCK = 20;

/**
 * Items that TanStack Virtual sees, at most. It keeps a record of each, and is
 * here for what the scrolling element does, not for where a row stands: rows
 * are all of one height. So a list of any length costs the same.
 */
const MOST_ITEMS = 64;

/** Without a scroll event for this long, in milliseconds, movement has ended. */
const SETTLE_AFTER = 120;

/**
 * Watches the scrolling element through TanStack Virtual's own core: offset,
 * direction, size and the end of movement, on every browser's quirks.
 */
export class ScrollWindow {
  room: Room = { width: 0, height: 0 };
  offset = 0;
  travel: Travel = 'still';
  /** Pixels that the last movement went. */
  distance = 0;
  private element: HTMLElement | null = null;
  private total = 0;
  private rowHeight = 1;
  private near = '';
  private readonly listeners: ScrollListeners;
  private readonly virtualizer: Virtualizer<HTMLElement, HTMLElement>;

  constructor(listeners: ScrollListeners) {
    this.listeners = listeners;
    this.virtualizer = new Virtualizer<HTMLElement, HTMLElement>(this.options());
  }

  /** Starts watching. @returns stops */
  attach(element: HTMLElement): () => void {
    this.element = element;
    const stop = this.virtualizer._didMount();
    this.virtualizer._willUpdate();
    return () => {
      stop();
      this.element = null;
    };
  }

  setRows(total: number, rowHeight: number): void {
    if (total === this.total && rowHeight === this.rowHeight) return;
    this.total = total;
    this.rowHeight = rowHeight;
    this.virtualizer.setOptions(this.options());
    this.virtualizer.measure();
    this.virtualizer._willUpdate();
  }

  /** Tells the caller which rows are near, even if it was told before. */
  askAgain(): void {
    this.near = '';
    this.ask();
  }

  scrollTo(offset: number): void {
    if (this.element === null || offset === this.offset) return;
    this.travel = offset > this.offset ? 'forward' : 'backward';
    this.distance = 0;
    this.element.scrollTop = offset;
    this.offset = this.element.scrollTop;
  }

  private options() {
    return {
      count: Math.min(MOST_ITEMS, this.total),
      getScrollElement: () => this.element,
      estimateSize: () => (this.total * this.rowHeight) / Math.min(MOST_ITEMS, Math.max(1, this.total)),
      scrollToFn: elementScroll,
      isScrollingResetDelay: SETTLE_AFTER,
      overscan: 0,
      observeElementRect: (instance: Virtualizer<HTMLElement, HTMLElement>, report: (rect: Room) => void) =>
        observeElementRect(instance, (rect) => {
          report(rect);
          this.resize(rect);
        }),
      observeElementOffset: (
        instance: Virtualizer<HTMLElement, HTMLElement>,
        report: (offset: number, isScrolling: boolean) => void,
      ) =>
        observeElementOffset(instance, (offset, isScrolling) => {
          report(offset, isScrolling);
          if (isScrolling) this.move(offset);
          else this.settle();
        }),
    };
  }

  private resize(room: Room): void {
    if (room.width === this.room.width && room.height === this.room.height) return;
    this.room = room;
    this.listeners.onRoom(room);
  }

  private move(offset: number): void {
    this.distance = Math.abs(offset - this.offset);
    if (this.distance > 0) this.travel = offset > this.offset ? 'forward' : 'backward';
    this.offset = offset;
    this.listeners.onMove(this.travel);
    // Flying past: what is here now will be gone before an answer could come.
    if (this.distance < this.room.height) this.ask();
  }

  private settle(): void {
    this.ask();
    this.listeners.onSettle();
  }

  private ask(): void {
    if (this.total === 0 || this.room.height === 0) return;
    const visible = visibleRange(this.offset, this.room.height, this.rowHeight, this.total);
    const from = Math.floor(visible.first / BLOCK);
    const to = Math.floor(visible.last / BLOCK);
    const first = (this.travel === 'backward' ? from - 1 : from) * BLOCK;
    const last = (this.travel === 'backward' ? to + 1 : to + 2) * BLOCK - 1;
    const near = `${first} ${last} ${this.total}`;
    if (near === this.near) return;
    this.near = near;
    this.listeners.onNear(Math.max(0, first), Math.min(this.total - 1, last));
  }
}
