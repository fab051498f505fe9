import { Listeners } from './listeners.js';
import { type RowRange, type Travel, visibleRange } from './range.js';
import { boxHeight, shiftAt, type TallList, topFor } from './tallList.js';

/** Size of the scrolling element without its scrollbars, in CSS pixels. */
export interface Room {
  width: number;
  height: number;
}

export interface ScrollListeners {
  /** The element moved, or its size changed. Comes at most once a frame. */
  onMove: (travel: Travel) => void;
  /** Scrolling has ended. */
  onSettle: () => void;
  /** First and last row of the pages in view, and of one page ahead. */
  onNear: (first: number, last: number) => void;
  onRoom: (room: Room) => void;
}

/** What the scrolling element holds. */
export interface ScrolledRows {
  total: number;
  /** In CSS pixels, as the next. */
  rowHeight: number;
  /** Of what stays above the rows. */
  headHeight: number;
  /** Rows that are asked for together. */
  pageRows: number;
}

/** Without a scroll event for this long, in milliseconds, scrolling has ended. */
const SETTLE_AFTER = 120;

const NO_ROWS: ScrolledRows = { total: 0, rowHeight: 1, headHeight: 0, pageRows: 1 };

/**
 * Where the scrolling element is and which way it goes. Offsets are those of the list, which may be taller than any
 * element can be: then the rows are `shift` higher in their box than in the list. A short scroll leaves the shift as
 * it is, so that rows go as far as the user scrolls; a long one, and each pause, realigns box and list.
 */
export class ScrollWindow {
  room: Room = { width: 0, height: 0 };
  offset = 0;
  /** How far the list is ahead of its box, in CSS pixels. */
  shift = 0;
  travel: Travel = 'still';
  /** Pixels that the last movement went. */
  distance = 0;
  element: HTMLElement | null = null;
  /** The row that the list opens at, until its rows are there. */
  opensAt = 0;
  private top = 0;
  private rows = NO_ROWS;
  private near = '';
  private timer: number | undefined;
  private readonly watchers = new Listeners();
  private readonly listeners: ScrollListeners;

  constructor(listeners: ScrollListeners) {
    this.listeners = listeners;
  }

  /** Starts watching. @returns a function that stops it */
  attach(element: HTMLElement): () => void {
    this.element = element;
    const measure = (): void => this.resize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    element.addEventListener('scroll', this.step, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', this.step);
      window.clearTimeout(this.timer);
      this.element = null;
    };
  }

  /** Registers the code that says which pages are near; until then those in sight are. @returns unregisters it */
  readonly subscribe = this.watchers.subscribe;

  setRows(rows: ScrolledRows): void {
    const { list } = this.list;
    this.rows = rows;
    if (list !== this.list.list) this.anchor(this.top);
  }

  /** Tells the caller which rows are in sight, even if they have not changed. */
  askAgain(): void {
    this.near = '';
    this.askInSight();
  }

  /** Pages that are near, first and last: asks for their rows, and for a page ahead. */
  askFor(first: number, last: number): void {
    const { total, pageRows } = this.rows;
    const from = Math.max(0, (this.travel === 'backward' ? first - 1 : first) * pageRows);
    const to = Math.min(total, (this.travel === 'backward' ? last + 1 : last + 2) * pageRows) - 1;
    const near = `${from} ${to} ${total}`;
    if (near === this.near) return;
    this.near = near;
    this.listeners.onNear(from, to);
  }

  scrollTo(offset: number): void {
    if (this.element === null || offset === this.offset) return;
    this.travel = offset > this.offset ? 'forward' : 'backward';
    this.distance = 0;
    this.element.scrollTop = topFor(offset, this.list);
    this.top = this.element.scrollTop;
    this.shift = this.isTall ? offset - this.top : 0;
    this.offset = this.top + this.shift;
  }

  /** Scrolls no farther than brings a row into sight, above what covers the end of the element by so many pixels. */
  reveal(row: number, covered: number): void {
    const { rowHeight } = this.rows;
    const top = row * rowHeight;
    const sight = Math.max(rowHeight, this.viewport - covered);
    if (top < this.offset) this.scrollTo(top);
    else if (top + rowHeight > this.offset + sight) this.scrollTo(top + rowHeight - sight);
  }

  /** Goes to where the list opens, once it has rows; returns the row. */
  open(reachable: number): number | undefined {
    const row = Math.min(this.opensAt, reachable - 1);
    if (row <= 0) return undefined;
    this.opensAt = 0;
    this.scrollTo(row * this.rows.rowHeight);
    return row;
  }

  /** The first row in sight, or the one that will be. */
  get firstRow(): number {
    return this.opensAt || this.inSight().first;
  }

  /** Height of the visible part of the rows, in CSS pixels. */
  get viewport(): number {
    return this.viewportIn(this.room.height);
  }

  /** The rows in sight, partly shown ones included; or those that were, in another height of the element. */
  inSight(height = this.room.height): RowRange {
    const { total, rowHeight } = this.rows;
    return visibleRange(this.offset, this.viewportIn(height), rowHeight, total);
  }

  private viewportIn(height: number): number {
    return Math.max(0, height - this.rows.headHeight);
  }

  private readonly step = (): void => {
    if (this.element !== null) this.move(this.element.scrollTop);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.settle, SETTLE_AFTER);
  };

  private readonly settle = (): void => {
    if (this.isTall && this.shift !== shiftAt(this.top, this.list)) this.putInProportion();
    this.ask();
    this.listeners.onSettle();
  };

  private get list(): TallList {
    return { list: this.rows.total * this.rows.rowHeight, viewport: this.viewport };
  }

  private get isTall(): boolean {
    const { list } = this.list;
    return boxHeight(list) < list;
  }

  private resize(room: Room): void {
    if (room.width === this.room.width && room.height === this.room.height) return;
    this.room = room;
    this.listeners.onRoom(room);
    this.watchers.tell();
  }

  private move(top: number): void {
    const from = this.offset;
    // The browser reports the engine's own change of the position.
    const isMoved = top !== this.top;
    if (isMoved && this.isTall && Math.abs(top - this.top) > this.room.height) this.anchor(top);
    this.top = top;
    this.offset = top + this.shift;
    if (isMoved && this.isTall && this.isAtAnEnd()) this.putInProportion();
    this.distance = Math.abs(this.offset - from);
    if (this.distance > 0) this.travel = this.offset > from ? 'forward' : 'backward';
    this.listeners.onMove(this.travel);
    // Too fast: the rows in sight will be gone before a response could come.
    if (this.distance < this.room.height) this.ask();
  }

  private anchor(top: number): void {
    this.top = top;
    this.shift = shiftAt(top, this.list);
    this.offset = top + this.shift;
  }

  /** The box has come to an end, the list perhaps not. */
  private isAtAnEnd(): boolean {
    const { list, viewport } = this.list;
    return this.top <= 0 || this.top >= boxHeight(list) - viewport;
  }

  /** Scrolls the box to the proportional position in the list, and moves the rows as far: invisible to the user. */
  private putInProportion(): void {
    const { list, viewport } = this.list;
    const offset = Math.max(0, Math.min(this.offset, list - viewport));
    if (this.element === null) return;
    this.element.scrollTop = topFor(offset, this.list);
    this.top = this.element.scrollTop;
    this.shift = offset - this.top;
    this.offset = offset;
    // Less than a pixel of the box from its end is the end: it could not be scrolled any farther.
    if (this.isAtAnEnd()) this.anchor(this.top);
    this.listeners.onMove(this.travel);
  }

  private ask(): void {
    if (this.watchers.isEmpty) this.askInSight();
    this.watchers.tell();
  }

  private askInSight(): void {
    const { total, pageRows } = this.rows;
    if (total === 0 || this.room.height === 0) return;
    const { first, last } = this.inSight();
    this.askFor(Math.floor(first / pageRows), Math.floor(last / pageRows));
  }
}
