import { dataGridMessages } from './dataGrid.messages.js';
import { COMPACT_ROW_HEIGHT } from './pageSize.js';

/** How a cell gets its content: written as text, or drawn by React when undefined. */
export type CellText<Row> = ((row: Row) => string) | undefined;

/** What a slot shows at the moment. */
export interface SlotContent<Row> {
  index: number;
  row: Row | undefined;
  selected: boolean;
}

/**
 * One row element, made once and used for one row after another.
 *
 * React creates the element and its cells, and never touches them while
 * scrolling: position, texts and states are written here, and only where they
 * changed. Cells that React draws subscribe to the slot.
 */
export class RowSlot<Row> {
  index = -1;
  /** Of the model that this slot was last filled from. */
  version = -1;
  element: HTMLElement | undefined;
  /** What takes the focus in each cell: its one control, or the cell itself. */
  targets: HTMLElement[] = [];
  private row: Row | undefined;
  private selected = false;
  private height = 0;
  private texts: (Text | undefined)[] = [];
  private written: string[] = [];
  /** What a cell says while its row is not here: only the one that names the row says anything. */
  private waiting: string[] = [];
  private accessors: readonly CellText<Row>[] = [];
  private readonly listeners = new Set<() => void>();

  readonly attach = (element: HTMLElement | null): void => {
    this.element = element ?? undefined;
    this.targets = [];
    this.index = -1;
    this.version = -1;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getRow = (): Row | undefined => this.row;

  /** Takes hold of the cells, which React may have made anew. */
  private adopt(element: HTMLElement, accessors: readonly CellText<Row>[]): void {
    this.accessors = accessors;
    this.targets = [];
    this.texts = [];
    this.written = [];
    let column = 0;
    for (const cell of element.children) {
      if (!(cell instanceof HTMLElement)) continue;
      const control = cell.querySelector('[data-grid-target]');
      this.targets.push(control instanceof HTMLElement ? control : cell);
      if (accessors[column] !== undefined) {
        const text = new Text();
        cell.replaceChildren(text);
        this.texts[column] = text;
        this.waiting[column] = cell.getAttribute('role') === 'rowheader' ? dataGridMessages.loading : '';
      }
      column += 1;
    }
    element.removeAttribute('aria-selected');
    element.removeAttribute('data-pending');
    this.index = -1;
    this.row = undefined;
    this.selected = false;
  }

  /** Shows a row. @param rowNumber what `aria-rowindex` says, counted from 1 */
  fill(
    content: SlotContent<Row>,
    rowNumber: number,
    height: number,
    accessors: readonly CellText<Row>[],
  ): void {
    const element = this.element;
    if (element === undefined) return;
    const fresh = this.targets.length === 0 || this.accessors !== accessors;
    if (fresh) this.adopt(element, accessors);
    if (this.index !== content.index || this.height !== height)
      this.place(element, content.index, rowNumber, height);
    if (fresh || this.row !== content.row) this.write(element, content.row);
    if (fresh || this.selected !== content.selected) this.mark(element, content.selected);
  }

  /** Takes the row out of sight and out of the accessibility tree. */
  park(): void {
    if (this.element === undefined || this.index === -1) return;
    this.element.hidden = true;
    this.index = -1;
  }

  private place(element: HTMLElement, index: number, rowNumber: number, height: number): void {
    if (this.index === -1) element.hidden = false;
    if (this.height !== height) element.toggleAttribute('data-compact', height === COMPACT_ROW_HEIGHT);
    element.style.transform = `translateY(${index * height}px)`;
    element.setAttribute('aria-rowindex', String(rowNumber));
    this.index = index;
    this.height = height;
  }

  private write(element: HTMLElement, row: Row | undefined): void {
    const wasPending = element.hasAttribute('data-pending');
    if (wasPending !== (row === undefined)) element.toggleAttribute('data-pending', row === undefined);
    this.row = row;
    for (let column = 0; column < this.accessors.length; column += 1) {
      const node = this.texts[column];
      const accessor = this.accessors[column];
      if (node === undefined || accessor === undefined) continue;
      const text = row === undefined ? (this.waiting[column] ?? '') : accessor(row);
      if (this.written[column] === text) continue;
      node.data = text;
      this.written[column] = text;
    }
    for (const listener of this.listeners) listener();
  }

  private mark(element: HTMLElement, selected: boolean): void {
    this.selected = selected;
    element.setAttribute('aria-selected', String(selected));
    element.querySelector('[role="checkbox"]')?.setAttribute('aria-checked', String(selected));
  }
}
