import { Listeners } from './listeners.js';
import type { GridPosition } from '../selection/keyboard.js';
import type { RowId } from '../selection/selection.js';
import { findNearby, shiftOf } from './findNearby.js';
import type { GridModel } from './gridModel.js';
import { COMPACT_BELOW, HEADER_HEIGHT } from './pageSize.js';
import { drawnRange, type Travel } from './range.js';
import { coveredEnd, revealColumn, revealInPage } from './reveal.js';
import { RowPool } from './rowPool.js';
import { type Room, ScrollWindow } from './scrollWindow.js';

/** How the grid's box is laid out; changes when the box does, not while scrolling. */
export interface GridRoom extends Room {
  compact: boolean;
}

export const NO_ROOM: GridRoom = { width: 0, height: 0, compact: false };
const HEADER = -1;

/**
 * The part of the grid that works outside React: scrolling, drawing rows, and
 * where the focus is. React hands it a model after each render of the grid.
 */
export class GridEngine<Row> {
  readonly pool = new RowPool<Row>();
  /** The user's last position; its rows may have been removed since. */
  private wanted: GridPosition = { row: 0, column: 0 };
  /** The row at that position, which is followed when others come or go; undefined until the user has been there. */
  private followed: RowId | undefined;
  private room: GridRoom = NO_ROOM;
  private model: GridModel<Row> | undefined;
  private root: HTMLElement | null = null;
  private tabStop: HTMLElement | undefined;
  /** The focused element is recreated by the next model. */
  private refocuses = false;
  /** The element in the grid that had focus last; it may have been removed since. */
  private focused: Element | undefined;
  /** The grid itself has the focus, until it contains an element that can. */
  private waits = false;
  private readonly roomListeners = new Listeners();
  readonly window = new ScrollWindow({
    onMove: (travel) => this.draw(travel),
    onSettle: () => this.settle(),
    onNear: (first, last) => this.model?.onRangeNeeded(first, last),
    onRoom: (room) => this.resize(room),
  });

  /** The scrolling element; header and rows are inside it. */
  readonly attach = (root: HTMLElement | null): (() => void) | undefined => {
    this.root = root;
    if (root === null) return undefined;
    const stop = this.window.attach(root);
    root.addEventListener('focusin', this.follow);
    root.addEventListener('focusout', this.follow);
    return () => {
      root.removeEventListener('focusin', this.follow);
      root.removeEventListener('focusout', this.follow);
      stop();
    };
  };

  /** The element of the rows. React may detach and reattach it without another model: StrictMode does. */
  readonly attachBody = (body: HTMLElement | null): void => {
    this.pool.attach(body);
    if (body === null || this.model === undefined) return;
    this.pool.update(this.model);
    this.pool.order();
    this.moveTabStop();
  };

  readonly subscribeRoom = this.roomListeners.subscribe;

  readonly getRoom = (): GridRoom => this.room;

  /** Where the one tab stop is. Row -1 is the header. */
  get active(): GridPosition {
    const { reachable = 0, columns = [] } = this.model ?? {};
    return {
      row: Math.max(this.top, Math.min(this.wanted.row, reachable - 1)),
      column: Math.max(0, Math.min(this.wanted.column, columns.length - 1)),
    };
  }

  /** The first row that can be reached: the header, where there is one. */
  get top(): number {
    return this.model?.rowsBefore === 0 ? 0 : HEADER;
  }

  /** Rows that fit below the header. */
  get screen(): number {
    const { rowHeight = 1 } = this.model ?? {};
    return Math.max(1, Math.floor(this.window.viewport / rowHeight));
  }

  update(model: GridModel<Row>): void {
    const isNewList = this.model?.rowAt !== model.rowAt || this.model.total !== model.total;
    const holdsFocus = this.refocuses || this.holdsFocus();
    this.refocuses = false;
    const before = this.active.row;
    const wasInSight = this.isInSight();
    const { first, last } = this.window.inSight();
    // The first may be removed.
    const seen = [first, (first + last) >> 1, last].map((row) => [row, this.idAt(row)] as const);
    this.model = model;
    const { total, rowHeight, pageRows } = model;
    this.window.setRows({ total, rowHeight, pageRows, headHeight: model.rowsBefore * HEADER_HEIGHT });
    // What comes or goes above must not move what the user looks at; at its start the list shows what is new.
    if (isNewList && this.window.offset > 0)
      this.window.scrollTo(this.window.offset + shiftOf(seen, (index) => this.idAt(index)) * rowHeight);
    this.open();
    if (isNewList && this.followRow(before) && holdsFocus && wasInSight) this.reveal(this.active);
    this.pool.update(model);
    this.draw('still');
    this.pool.parkIdle();
    this.pool.order();
    this.moveTabStop();
    if (holdsFocus ? !this.holdsFocus() : this.lostFocus()) this.takeFocus();
    if (holdsFocus) this.remember();
    if (isNewList && this.pool.hasGaps()) this.window.askAgain();
  }

  /** Another selection of the same rows. */
  select(isSelected: (row: Row) => boolean): void {
    this.pool.select(isSelected);
  }

  /** Makes this the tab stop once the next model is drawn, and gives it the focus then. */
  focusNext(position: GridPosition): void {
    this.want(position);
    this.refocuses = true;
  }

  /** Makes this the tab stop, brings it into view and focuses it. */
  focus(position: GridPosition): void {
    this.goTo(position);
    this.moveTabStop(true);
    revealInPage(this.tabStop);
  }

  /** Focuses it in place, before the browser looks for a focusable element: a press begins. */
  take(position: GridPosition): void {
    this.want(position);
    this.moveTabStop(true);
  }

  /** Makes this the tab stop and brings it into view. The focus comes along from anywhere in the grid, not into it. */
  point(position: GridPosition): void {
    this.goTo(position);
    const comesAlong = this.root?.contains(document.activeElement) === true;
    this.moveTabStop(comesAlong);
    if (comesAlong) revealInPage(this.tabStop);
  }

  /** Another list is shown, with this row at the top. */
  openAt(row: number): void {
    const holdsFocus = this.holdsFocus();
    this.window.scrollTo(0);
    this.window.opensAt = row;
    this.wanted = { row: Math.min(this.wanted.row, 0), column: this.wanted.column };
    this.followed = undefined;
    this.open();
    this.draw('still');
    this.moveTabStop(holdsFocus);
    if (holdsFocus && !this.holdsFocus()) this.takeFocus();
  }

  /** Which cell an element is in. */
  locate(target: EventTarget | null): GridPosition | undefined {
    if (!(target instanceof Element)) return undefined;
    const row = target.closest('[role="row"]');
    if (row === null || !this.root?.contains(row)) return undefined;
    const cell = [...row.children].findIndex((child) => child.contains(target));
    const slot = this.pool.slotOf(row);
    const column = Math.max(0, cell);
    if (slot !== undefined) return { row: slot.index, column };
    return row.hasAttribute('data-grid-header') ? { row: HEADER, column } : undefined;
  }

  /** Whether this is inside the element with the tab stop. */
  holds(target: EventTarget): boolean {
    return target instanceof Node && this.tabStop?.contains(target) === true;
  }

  elementAt(position: GridPosition): HTMLElement | undefined {
    if (position.row !== HEADER) return this.pool.slotAt(position.row)?.targets[position.column];
    const cell = this.root?.querySelector('[data-grid-header]')?.children[position.column];
    const control = cell?.querySelector('[data-grid-target]') ?? cell;
    return control instanceof HTMLElement ? control : undefined;
  }

  private want(position: GridPosition): void {
    this.wanted = position;
    this.followed = this.idAt(this.active.row);
  }

  private idAt(index: number): RowId | undefined {
    const row = index < 0 ? undefined : this.model?.rowAt(index);
    return row === undefined ? undefined : this.model?.idOf(row);
  }

  /** Keeps the position at its row after others came or went. If that row is gone, it stays where it is. */
  private followRow(before: number): boolean {
    if (this.followed === undefined) return false;
    const row = findNearby(this.followed, before, (index) => this.idAt(index));
    if (row === undefined) this.remember();
    if (row === undefined || row === before) return false;
    this.pool.carry(before, row);
    this.wanted = { ...this.wanted, row };
    return true;
  }

  private remember(): void {
    this.followed = this.idAt(this.active.row) ?? this.followed;
  }

  private isInSight(room?: GridRoom): boolean {
    const { first, last } = this.window.inSight(room?.height);
    return this.active.row >= first && this.active.row <= last;
  }

  private draw(travel: Travel): void {
    if (this.model === undefined) return;
    const speed = this.window.distance / this.model.rowHeight;
    const range = drawnRange(this.window.inSight(), travel, this.model.total, speed);
    this.pool.show(range, this.active.row, this.window.shift);
  }

  /** Goes once to where the list opens, as soon as its rows are there. */
  private open(): void {
    const row = this.window.open(this.model?.reachable ?? 0);
    if (row !== undefined) this.wanted = { ...this.wanted, row };
  }

  private settle(): void {
    this.pool.parkIdle();
    this.pool.order();
  }

  private resize({ width, height }: Room): void {
    // What takes the room, such as the bar of a selection, must not leave the focused cell out of sight.
    const isPushedOut = height < this.room.height && this.holdsFocus() && this.isInSight(this.room);
    this.room = { width, height, compact: width > 0 && width < COMPACT_BELOW };
    this.roomListeners.tell();
    if (isPushedOut) this.point(this.active);
    else this.draw('still');
  }

  private reveal({ row, column }: GridPosition): void {
    const { model, root } = this;
    if (model === undefined || root === null) return;
    if (row !== HEADER) this.window.reveal(row, coveredEnd(root));
    revealColumn(root, model.columns, column, this.room.width);
  }

  private goTo(position: GridPosition): void {
    this.want(position);
    this.reveal(position);
    this.draw(this.window.travel);
  }

  private moveTabStop(focuses = false): void {
    const last = this.tabStop;
    const next = this.elementAt(this.active);
    if (next !== last) next?.setAttribute('tabindex', '0');
    this.tabStop = next;
    // Before the old one loses its tab stop: the browser would take the focus from it, and lay out the page for that.
    if (focuses && next !== document.activeElement) next?.focus({ preventScroll: true });
    if (next !== last) last?.removeAttribute('tabindex');
  }

  private holdsFocus(): boolean {
    return this.tabStop !== undefined && document.activeElement === this.tabStop;
  }

  /** The focused element was recreated, and nothing else has taken the focus. */
  private lostFocus(): boolean {
    const { activeElement } = document;
    if (this.waits && activeElement === this.root) return this.tabStop !== undefined;
    return this.focused?.isConnected === false && (activeElement === null || activeElement === document.body);
  }

  private takeFocus(): void {
    this.waits = this.tabStop === undefined;
    (this.tabStop ?? this.root)?.focus({ preventScroll: true });
  }

  /** A removed element loses the focus to nothing; a user moves it to another element. */
  private readonly follow = ({ type, target, relatedTarget }: FocusEvent): void => {
    if (type === 'focusin') {
      const comes = this.focused === undefined;
      this.focused = target instanceof Element ? target : undefined;
      if (!(target instanceof Element) || !this.holds(target)) return;
      // A script may have given it the focus without scrolling.
      if (comes && this.active.row !== HEADER && !this.isInSight()) this.goTo(this.active);
      this.remember();
    } else if (relatedTarget !== null) this.focused = undefined;
  };
}
