import { type Travel, visibleRange } from './range.js';
import type { VirtualScroll } from './virtualScroll.js';

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
 * Where the scrolling element is and which way it goes. TanStack Virtual
 * watches it. The first rows do not wait for that to be loaded: until it is
 * here, each scroll event counts as a movement of its own.
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
  private virtual: VirtualScroll | undefined;

  constructor(listeners: ScrollListeners) {
    this.listeners = listeners;
  }

  /** Starts watching. @returns stops */
  attach(element: HTMLElement): () => void {
    this.element = element;
    const measure = (): void => this.resize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    const step = (): void => {
      this.move(element.scrollTop);
      this.settle();
    };
    element.addEventListener('scroll', step, { passive: true });
    let stop = (): void => {
      observer?.disconnect();
      element.removeEventListener('scroll', step);
    };
    let isAttached = true;
    void this.load(element).then((virtual) => {
      if (virtual === undefined || !isAttached) return;
      stop();
      this.virtual = virtual;
      virtual.setRows(this.total, this.rowHeight);
      stop = virtual.start();
    });
    return () => {
      isAttached = false;
      stop();
      this.virtual = undefined;
      this.element = null;
    };
  }

  setRows(total: number, rowHeight: number): void {
    if (total === this.total && rowHeight === this.rowHeight) return;
    this.total = total;
    this.rowHeight = rowHeight;
    this.virtual?.setRows(total, rowHeight);
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

  /** @returns undefined where it cannot be loaded: then it goes on without */
  private async load(element: HTMLElement): Promise<VirtualScroll | undefined> {
    try {
      const { VirtualScroll } = await import('./virtualScroll.js');
      return new VirtualScroll(element, {
        onRoom: (room) => this.resize(room),
        onMove: (offset) => this.move(offset),
        onSettle: () => this.settle(),
      });
    } catch {
      return undefined;
    }
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
