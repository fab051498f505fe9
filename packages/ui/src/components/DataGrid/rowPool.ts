import type { RowRange } from './range.js';
import { type CellText, RowSlot } from './rowSlot.js';

/** All that the pool has to know to draw any row. */
export interface PoolModel<Row> {
  total: number;
  rowAt: (index: number) => Row | undefined;
  isSelected: (row: Row) => boolean;
  /** One entry for each column on screen, in order. */
  accessors: readonly CellText<Row>[];
  rowHeight: number;
  /** Rows of the grid before the first one: 1 with a header, else 0. */
  rowsBefore: number;
}

/** Beyond what is drawn: the row that holds the focus, wherever it is. */
const PINNED = 1;

/**
 * A fixed set of row slots that are moved about over a list of any length.
 * It grows when a larger range has to be drawn and never shrinks.
 */
export class RowPool<Row> {
  private slots: readonly RowSlot<Row>[] = [];
  private readonly byElement = new WeakMap<Element, RowSlot<Row>>();
  private readonly byIndex = new Map<number, RowSlot<Row>>();
  private readonly listeners = new Set<() => void>();
  private range: RowRange = { first: 0, last: -1 };
  private pinned = -1;
  /** Counts models, so that a slot filled from the present one is not looked at again. */
  private version = 0;
  /** Whether rows have moved among the slots since `order` was asked for. */
  private moved = false;
  private model: PoolModel<Row> = {
    total: 0,
    rowAt: () => undefined,
    isSelected: () => false,
    accessors: [],
    rowHeight: 0,
    rowsBefore: 1,
  };

  /** For React, which makes an element for each slot. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSlots = (): readonly RowSlot<Row>[] => this.slots;

  /** Another list, order, selection or set of columns: draws again what differs. */
  update(model: PoolModel<Row>): void {
    this.model = model;
    this.version += 1;
    this.show(this.range, this.pinned);
    this.parkIdle();
  }

  /** Draws these rows, and keeps `pinned` where the focus is. */
  show(range: RowRange, pinned: number): void {
    const { total } = this.model;
    this.range = { first: Math.max(0, range.first), last: Math.min(range.last, total - 1) };
    this.pinned = pinned < total ? pinned : -1;
    this.grow(this.range.last - this.range.first + 1 + PINNED);

    let free: RowSlot<Row>[] | undefined;
    const { first, last } = this.range;
    for (let index = first; index <= last; index += 1) {
      if (this.isFresh(index)) continue;
      free ??= this.release();
      this.draw(index, free);
    }
    if (this.pinned !== -1 && !this.isDrawn(this.pinned) && !this.isFresh(this.pinned)) {
      this.draw(this.pinned, free ?? this.release());
    }
  }

  /** Hides the slots that show nothing wanted: they would otherwise be read out, or be stale. */
  parkIdle(): void {
    for (const slot of this.slots) {
      if (slot.index === -1 || this.isWanted(slot.index)) continue;
      this.byIndex.delete(slot.index);
      slot.park();
      this.moved = true;
    }
  }

  slotAt(index: number): RowSlot<Row> | undefined {
    return this.byIndex.get(index);
  }

  slotOf(element: Element | null): RowSlot<Row> | undefined {
    return element === null ? undefined : this.byElement.get(element);
  }

  /** Whether a row that is drawn has yet to be loaded. */
  hasGaps(): boolean {
    for (let index = this.range.first; index <= this.range.last; index += 1) {
      if (this.model.rowAt(index) === undefined) return true;
    }
    return false;
  }

  /** Ids of the row elements in the order of their rows, for `aria-owns`; undefined when it is as before. */
  order(): string | undefined {
    if (!this.moved) return undefined;
    this.moved = false;
    const shown = this.slots.filter((slot) => slot.index !== -1).sort((a, b) => a.index - b.index);
    return shown.map((slot) => slot.element?.id ?? '').join(' ');
  }

  private isFresh(index: number): boolean {
    const slot = this.byIndex.get(index);
    return slot !== undefined && slot.index === index && slot.version === this.version;
  }

  private isDrawn(index: number): boolean {
    return index >= this.range.first && index <= this.range.last;
  }

  private isWanted(index: number): boolean {
    return this.isDrawn(index) || index === this.pinned;
  }

  private release(): RowSlot<Row>[] {
    const free: RowSlot<Row>[] = [];
    for (const slot of this.slots) {
      if (slot.element === undefined) continue;
      if (slot.index === -1 || !this.isWanted(slot.index)) free.push(slot);
    }
    return free;
  }

  private draw(index: number, free: RowSlot<Row>[]): void {
    const { rowAt, isSelected, rowHeight, rowsBefore, accessors } = this.model;
    let slot = this.byIndex.get(index);
    if (slot === undefined || slot.index !== index) {
      slot = free.pop();
      if (slot?.element === undefined) return;
      if (this.byIndex.get(slot.index) === slot) this.byIndex.delete(slot.index);
      this.byIndex.set(index, slot);
      this.byElement.set(slot.element, slot);
      this.moved = true;
    }
    const row = rowAt(index);
    const selected = row !== undefined && isSelected(row);
    slot.fill({ index, row, selected }, index + 1 + rowsBefore, rowHeight, accessors);
    slot.version = this.version;
  }

  private grow(count: number): void {
    if (count <= this.slots.length) return;
    this.slots = [
      ...this.slots,
      ...Array.from({ length: count - this.slots.length }, () => new RowSlot<Row>()),
    ];
    for (const listener of this.listeners) listener();
  }
}
