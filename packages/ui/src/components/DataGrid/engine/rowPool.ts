import { Listeners } from './listeners.js';
import { putInOrder } from './documentOrder.js';
import type { RowRange } from './range.js';
import { RowSlot } from './rowSlot.js';
import { boxHeight } from './tallList.js';
import { copyRow, rowTemplate } from './rowTemplate.js';
import type { RowColumn } from '../columns/placeColumns.js';

/** All that the pool has to know to draw any row. */
export interface PoolModel<Row> {
  total: number;
  rowAt: (index: number) => Row | undefined;
  /** Columns on screen, in order; another array recreates all rows. */
  rowColumns: readonly RowColumn<Row>[];
  rowHeight: number;
  /** Rows of the grid before the first one: 1 with a header, else 0. */
  rowsBefore: number;
}

function nothingIsSelected(): boolean {
  return false;
}

/** Beyond what is drawn: the row that holds the focus, wherever it is. */
const PINNED = 1;

/**
 * A fixed set of row slots that are moved about over a list of any length.
 * It grows when a larger range has to be drawn and never shrinks.
 */
export class RowPool<Row> {
  private slots: readonly RowSlot<Row>[] = [];
  private template: HTMLElement | undefined;
  private body: HTMLElement | undefined;
  private readonly byElement = new WeakMap<Element, RowSlot<Row>>();
  private readonly byIndex = new Map<number, RowSlot<Row>>();
  private readonly listeners = new Listeners();
  private range: RowRange = { first: 0, last: -1 };
  private pinned = -1;
  private shift = 0;
  private isSelected: (row: Row) => boolean = nothingIsSelected;
  /** Rows that are about to be selected, loaded or not. */
  private expected: RowRange | undefined;
  /** Counts models and shifts, so that a slot filled from the present one is not looked at again. */
  private version = 0;
  /** Whether rows have moved among the slots since they were put in order. */
  private moved = false;
  private model: PoolModel<Row> = {
    total: 0,
    rowAt: () => undefined,
    rowColumns: [],
    rowHeight: 0,
    rowsBefore: 1,
  };

  /** For React, which renders into cells that contain more than text. */
  readonly subscribe = this.listeners.subscribe;

  readonly getSlots = (): readonly RowSlot<Row>[] => this.slots;

  /** The element that rows are put into. */
  attach(body: HTMLElement | null): void {
    this.body = body ?? undefined;
    this.template = undefined;
    this.clear();
  }

  /** Another list, order, selection or set of columns: redraws what differs. */
  update(model: PoolModel<Row>): void {
    const isOther = model.rowColumns !== this.model.rowColumns;
    this.model = model;
    this.version += 1;
    if (isOther || this.template === undefined) this.makeAnew();
    this.show(this.range, this.pinned, this.shift);
    this.parkIdle();
  }

  /** Another selection: marks the rows on screen that it changes, and touches no other. */
  select(isSelected: (row: Row) => boolean): void {
    this.isSelected = isSelected;
    for (const slot of this.slots) slot.select(isSelected);
  }

  /** Rows that are about to be selected; undefined once they are, or are not to be. */
  expect(range: RowRange | undefined): void {
    this.expected = range;
    for (const slot of this.slots) this.markExpected(slot);
  }

  /**
   * Draws these rows, and keeps `pinned` where the focus is.
   * @param shift how much higher rows are in their box than in the list, in CSS pixels
   */
  show(range: RowRange, pinned: number, shift = 0): void {
    const { total } = this.model;
    if (shift !== this.shift) this.version += 1;
    this.shift = shift;
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

  /** Rows were inserted or removed: the element of this row, and what has the focus in it, go along to its new place. */
  carry(from: number, to: number): void {
    const carried = this.byIndex.get(from);
    if (carried?.index !== from) return;
    const displaced = this.byIndex.get(to);
    this.byIndex.delete(from);
    carried.index = to;
    this.byIndex.set(to, carried);
    this.pinned = to;
    if (displaced?.index === to) {
      displaced.index = from;
      this.byIndex.set(from, displaced);
    }
    this.moved = true;
  }

  /** Hides the slots that are not needed: screen readers would otherwise read their stale content. */
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

  /** Puts the elements into the order of their rows, in which assistive technology reads them. */
  order(): void {
    if (!this.moved || this.body === undefined) return;
    this.moved = false;
    const shown = this.slots.filter((slot) => slot.index !== -1).sort((a, b) => a.index - b.index);
    putInOrder(
      this.body,
      shown.map(({ element }) => element),
    );
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

  /** Slots to be used, the first made at the end: rows that are drawn in turn are then in order from the start. */
  private release(): RowSlot<Row>[] {
    return this.slots.filter(({ index }) => index === -1 || !this.isWanted(index)).reverse();
  }

  private draw(index: number, free: RowSlot<Row>[]): void {
    const { rowAt, rowHeight, rowsBefore } = this.model;
    let slot = this.byIndex.get(index);
    if (slot === undefined || slot.index !== index) {
      slot = free.pop();
      if (slot === undefined) return;
      if (this.byIndex.get(slot.index) === slot) this.byIndex.delete(slot.index);
      this.byIndex.set(index, slot);
      this.moved = true;
    }
    const row = rowAt(index);
    const selected = row !== undefined && this.isSelected(row);
    slot.fill({ index, row, selected, top: this.topOf(index) }, index + 1 + rowsBefore, rowHeight);
    slot.version = this.version;
    if (this.expected !== undefined) this.markExpected(slot);
  }

  private markExpected({ element, index }: RowSlot<Row>): void {
    const { expected } = this;
    const isExpected = expected !== undefined && index >= expected.first && index <= expected.last;
    element.toggleAttribute('data-expected', isExpected);
  }

  /** Returns a row's position in its box. One below its end would make it taller, so it goes above its start. */
  private topOf(index: number): number {
    const { total, rowHeight } = this.model;
    const top = index * rowHeight - this.shift;
    return top > boxHeight(total * rowHeight) - rowHeight ? -rowHeight : top;
  }

  private makeAnew(): void {
    this.clear();
    this.template = rowTemplate(this.model.rowColumns);
  }

  private clear(): void {
    for (const { element } of this.slots) element.remove();
    this.slots = [];
    this.byIndex.clear();
  }

  private grow(count: number): void {
    const { body, template } = this;
    if (body === undefined || template === undefined || count <= this.slots.length) return;
    const accessors = this.model.rowColumns.map(({ column }) => column?.text);
    const made = Array.from({ length: count - this.slots.length }, (_, more) => {
      const id = `${body.id}-${this.slots.length + more}`;
      return new RowSlot<Row>(copyRow(template, id), accessors);
    });
    for (const slot of made) this.byElement.set(slot.element, slot);
    body.append(...made.map((slot) => slot.element));
    this.slots = [...this.slots, ...made];
    this.listeners.tell();
  }
}
