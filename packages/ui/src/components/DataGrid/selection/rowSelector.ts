import {
  addRows,
  EMPTY_SELECTION,
  EVERYTHING,
  type GridSelection,
  isNothing,
  type RowId,
  selectOnly,
  toggleAll,
  toggleRow,
} from './selection.js';

/** The current list and its selection. */
export interface Selectable<Row, Id extends RowId> {
  total: number;
  rowAt: (index: number) => Row | undefined;
  rowId: (row: Row) => Id;
  selection: GridSelection<Id>;
  onSelectionChange: ((selection: GridSelection<Id>) => void) | undefined;
  /** Ids of rows that may not be loaded, first and last included. */
  idsBetween: ((first: number, last: number) => Promise<readonly Id[]>) | undefined;
}

export interface ChooserMessages {
  /** A range reached over rows that were not loaded, and could not be asked for. */
  notLoaded: () => void;
}

/** Turns presses into selections: one row, one more, a range, all that match. */
export class RowSelector<Row, Id extends RowId> {
  /** Start of a range: the row last selected without Shift. */
  private anchor = 0;
  /** Selection before the range; a range that shrinks returns to it. */
  private base: GridSelection<Id> = EMPTY_SELECTION;
  private extended: GridSelection<Id> | undefined;
  /** Counts ranges, so that a response to an older one is dropped. */
  private asked = 0;
  private now: Selectable<Row, Id> | undefined;
  private readonly messages: ChooserMessages;

  constructor(messages: ChooserMessages) {
    this.messages = messages;
  }

  update(now: Selectable<Row, Id>): void {
    this.now = now;
  }

  get active(): boolean {
    return this.now?.onSelectionChange !== undefined;
  }

  get isEmpty(): boolean {
    return isNothing(this.now?.selection ?? EMPTY_SELECTION);
  }

  /** This row, and no other. */
  only(index: number): void {
    const id = this.idAt(index);
    if (id === undefined) return;
    this.anchor = index;
    this.give(selectOnly(id));
  }

  toggle(index: number): void {
    const id = this.idAt(index);
    if (id === undefined || this.now === undefined) return;
    this.anchor = index;
    this.give(toggleRow(this.now.selection, id));
  }

  /** Selects all rows from the last selected one to this one, besides the selection before. */
  extendTo(index: number): void {
    const { now } = this;
    if (now?.onSelectionChange === undefined) return;
    if (now.selection !== this.extended) this.base = now.selection;
    const first = Math.min(this.anchor, index);
    const last = Math.min(Math.max(this.anchor, index), now.total - 1);
    const ids: Id[] = [];
    for (let at = first; at <= last; at += 1) {
      const id = this.idAt(at);
      if (id !== undefined) ids.push(id);
    }
    this.asked += 1;
    this.giveRange(ids);
    if (ids.length === last - first + 1) return;
    if (now.idsBetween === undefined) this.messages.notLoaded();
    else void this.askFor(now.idsBetween, first, last, this.asked);
  }

  all(): void {
    this.give(EVERYTHING);
  }

  none(): void {
    this.give(EMPTY_SELECTION);
  }

  toggleAll(): void {
    if (this.now !== undefined) this.give(toggleAll(this.now.selection, this.now.total));
  }

  /** Undefined for the header, and for rows that are not loaded. */
  idAt(index: number): Id | undefined {
    const row = index < 0 ? undefined : this.now?.rowAt(index);
    return row === undefined ? undefined : this.now?.rowId(row);
  }

  private async askFor(
    idsBetween: (first: number, last: number) => Promise<readonly Id[]>,
    first: number,
    last: number,
    asked: number,
  ): Promise<void> {
    try {
      const ids = await idsBetween(first, last);
      if (asked === this.asked) this.giveRange(ids);
    } catch {
      if (asked === this.asked) this.messages.notLoaded();
    }
  }

  private giveRange(ids: readonly Id[]): void {
    const next = addRows(this.base, ids);
    this.extended = next;
    this.now?.onSelectionChange?.(next);
  }

  private give(selection: GridSelection<Id>): void {
    this.asked += 1;
    this.extended = undefined;
    this.now?.onSelectionChange?.(selection);
  }
}
