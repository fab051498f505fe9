import { Listeners } from './listeners.js';
import { dataGridMessages } from '../dataGrid.messages.js';
import { COMPACT_ROW_HEIGHT } from './pageSize.js';

/** How a cell gets its content: written as text, or drawn by React when undefined. */
export type CellText<Row> = ((row: Row) => string) | undefined;

/** What a slot shows at the moment. */
export interface SlotContent<Row> {
  index: number;
  row: Row | undefined;
  selected: boolean;
  /** Its position in its box, in CSS pixels. */
  top: number;
}

/**
 * One row element, made once and used for one row after another.
 *
 * Position, texts and states are written here, and only where they changed.
 * React renders into cells that contain more than text; such a cell
 * subscribes to its slot.
 */
export class RowSlot<Row> {
  index = -1;
  /** Of the model that this slot was last filled from. */
  version = -1;
  readonly element: HTMLElement;
  readonly cells: readonly HTMLElement[];
  /** What takes the focus in each cell: its one control, or the cell itself. */
  readonly targets: readonly HTMLElement[];
  private readonly accessors: readonly CellText<Row>[];
  private readonly checkbox: Element | null;
  private readonly texts: readonly (Text | undefined)[];
  private readonly written: string[] = [];
  private readonly listeners = new Listeners();
  private row: Row | undefined;
  private selected: boolean | undefined;
  private isPending = false;
  private height = 0;
  private top = 0;
  private number = 0;

  constructor(element: HTMLElement, accessors: readonly CellText<Row>[]) {
    this.element = element;
    this.accessors = accessors;
    this.checkbox = element.querySelector('[role="checkbox"]');
    const cells: HTMLElement[] = [];
    const targets: HTMLElement[] = [];
    const texts: (Text | undefined)[] = [];
    // One round for all: a grid starts with some hundred cells.
    for (let cell = element.firstElementChild; cell !== null; cell = cell.nextElementSibling) {
      if (!(cell instanceof HTMLElement)) continue;
      const control = cell.firstElementChild;
      const holdsTarget = control instanceof HTMLElement && control.hasAttribute('data-grid-target');
      const text = accessors[cells.length] === undefined ? undefined : new Text();
      if (text !== undefined) cell.append(text);
      cells.push(cell);
      targets.push(holdsTarget ? control : cell);
      texts.push(text);
    }
    this.cells = cells;
    this.targets = targets;
    this.texts = texts;
  }

  readonly subscribe = this.listeners.subscribe;

  readonly getRow = (): Row | undefined => this.row;

  /** Shows a row. @param rowNumber what `aria-rowindex` says, counted from 1 */
  fill({ index, row, selected, top }: SlotContent<Row>, rowNumber: number, height: number): void {
    const isFirst = this.selected === undefined;
    if (this.number !== rowNumber || this.index !== index || this.height !== height || this.top !== top) {
      this.place(index, rowNumber, height, top);
    }
    if (isFirst || this.row !== row) this.write(row);
    if (this.selected !== selected) this.mark(selected);
  }

  /** Another selection; writes only if it affects this row. */
  select(isSelected: (row: Row) => boolean): void {
    if (this.row === undefined || this.index === -1) return;
    const selected = isSelected(this.row);
    if (selected !== this.selected) this.mark(selected);
  }

  /** Takes the row out of sight and out of the accessibility tree. */
  park(): void {
    if (this.index === -1) return;
    this.element.hidden = true;
    this.index = -1;
  }

  private place(index: number, rowNumber: number, height: number, top: number): void {
    const { element } = this;
    if (this.index === -1) element.hidden = false;
    if (this.height !== height) element.toggleAttribute('data-compact', height === COMPACT_ROW_HEIGHT);
    element.style.transform = `translateY(${top}px)`;
    element.setAttribute('aria-rowindex', String(rowNumber));
    this.number = rowNumber;
    this.index = index;
    this.height = height;
    this.top = top;
  }

  private write(row: Row | undefined): void {
    const isPending = row === undefined;
    if (this.isPending !== isPending) this.element.toggleAttribute('data-pending', isPending);
    this.isPending = isPending;
    this.row = row;
    for (const [column, node] of this.texts.entries()) {
      const accessor = this.accessors[column];
      if (node === undefined || accessor === undefined) continue;
      const text = row === undefined ? this.waiting(column) : accessor(row);
      if (this.written[column] === text) continue;
      node.data = text;
      this.written[column] = text;
    }
    this.listeners.tell();
  }

  /** While its row is not loaded, only the cell that names the row says anything. */
  private waiting(column: number): string {
    return this.cells[column]?.getAttribute('role') === 'rowheader' ? dataGridMessages.loading : '';
  }

  private mark(selected: boolean): void {
    this.selected = selected;
    this.element.setAttribute('aria-selected', String(selected));
    this.checkbox?.setAttribute('aria-checked', String(selected));
  }
}
