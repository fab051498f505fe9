import { findNearby } from '../engine/findNearby.js';
import { type IdsBetween, RangeRequest, type RowSpan } from './rangeRequest.js';
import {
  addRows,
  EMPTY_SELECTION,
  EVERYTHING,
  type GridSelection,
  headerCheck,
  isNothing,
  type RowId,
  selectOnly,
  toggleRow,
} from './selection.js';

/** The current list and its selection. */
export interface Selectable<Row, Id extends RowId> {
  total: number;
  /** Number of selected rows that the list does not contain. */
  hidden: number;
  rowAt: (index: number) => Row | undefined;
  rowId: (row: Row) => Id;
  selection: GridSelection<Id>;
  /** The second argument: whether a press on a row selected it instead of all others. */
  onSelectionChange: ((selection: GridSelection<Id>, pressed?: boolean) => void) | undefined;
  /** Ids of rows that may not be loaded, first and last included. */
  idsBetween: IdsBetween<Id> | undefined;
  /** Rows that can be asked for at once. */
  rangeLimit: number;
  /** Identity of the list and its order. */
  viewKey: string | undefined;
}

/** What becomes of a range over rows that are not loaded. */
export interface RangeMessages {
  /** It could not be asked for: only the loaded rows were selected. */
  notLoaded: () => void;
  /** It has more rows than can be asked for: the selection is as before. */
  tooLong: () => void;
  /** The response failed: the selection is as before. */
  failed: () => void;
  /** These rows are about to be selected; undefined once they are, or are not to be. */
  pending: (span: RowSpan | undefined) => void;
}

/** Turns presses into selections: one row, one more, a range, all that match. */
export class RowSelector<Row, Id extends RowId> {
  /** Start of a range: the row last selected without Shift. */
  private anchor: { index: number; id: Id | undefined } | undefined;
  /** Selection before the range; a range that shrinks returns to it. */
  private base: GridSelection<Id> = EMPTY_SELECTION;
  private extended: GridSelection<Id> | undefined;
  private now: Selectable<Row, Id> | undefined;
  private readonly messages: RangeMessages;
  private readonly request: RangeRequest<Id>;

  constructor(messages: RangeMessages) {
    this.messages = messages;
    this.request = new RangeRequest<Id>({
      onPending: messages.pending,
      onIds: (ids) => this.giveRange(ids),
      onFailed: messages.failed,
    });
  }

  update(now: Selectable<Row, Id>): void {
    // Its positions are those of another list.
    if (this.now !== undefined && this.now.viewKey !== now.viewKey) this.request.cancel();
    this.now = now;
  }

  get active(): boolean {
    return this.now?.onSelectionChange !== undefined;
  }

  get isEmpty(): boolean {
    return isNothing(this.now?.selection ?? EMPTY_SELECTION);
  }

  /** Whether rows are selected, and not `opened` alone. */
  isPicked(opened: Id | undefined): boolean {
    const { mode, ids } = this.now?.selection ?? EMPTY_SELECTION;
    return mode === 'allBut' || ids.size > (opened !== undefined && ids.has(opened) ? 1 : 0);
  }

  /** This row, and no other. */
  only(index: number): void {
    const id = this.idAt(index);
    if (id === undefined) return;
    this.anchor = { index, id };
    this.give(selectOnly(id), true);
  }

  toggle(index: number): void {
    const id = this.idAt(index);
    if (id === undefined || this.now === undefined) return;
    this.anchor = { index, id };
    this.give(toggleRow(this.now.selection, id));
  }

  /** Whether the ids of a range are being asked for. */
  get isPending(): boolean {
    return this.request.isPending;
  }

  /**
   * Selects all rows from the last selected one to this one, besides the selection before.
   * @param from where the range begins if no row is selected
   */
  extendTo(index: number, from?: number): void {
    const { now, isPending } = this;
    if (now?.onSelectionChange === undefined) return;
    if (now.selection !== this.extended && !isPending) this.base = now.selection;
    if (from !== undefined && this.isEmpty && !isPending) this.anchor = { index: from, id: this.idAt(from) };
    const start = this.anchorIndex();
    const span = { first: Math.min(start, index), last: Math.min(Math.max(start, index), now.total - 1) };
    const count = span.last - span.first + 1;
    if (now.idsBetween !== undefined && count > now.rangeLimit) {
      this.request.cancel();
      this.messages.tooLong();
      return;
    }
    this.addSpan(span);
  }

  /** Selects all rows of the list; selected rows that it does not contain stay so, unless it is longer than a range. */
  all(): void {
    const { now } = this;
    if (now === undefined || now.hidden === 0 || now.total > now.rangeLimit) return this.give(EVERYTHING);
    this.base = now.selection;
    this.addSpan({ first: 0, last: now.total - 1 });
  }

  /** Selects no row. If a range is being asked for, the selection before it is kept instead. */
  none(): void {
    if (this.isPending) this.request.cancel();
    else this.give(EMPTY_SELECTION);
  }

  /** Selects all rows of the list, or none of them if all were selected. */
  toggleAll(): void {
    const { now } = this;
    if (now === undefined) return;
    const { selection, total, hidden } = now;
    if (headerCheck(selection, total, hidden) !== 'all') return this.all();
    const shown = hidden === 0 ? [] : this.loadedIds({ first: 0, last: total - 1 });
    this.give(hidden > 0 && shown.length === total ? addRows(selection, shown, true) : EMPTY_SELECTION);
  }

  /** Undefined for the header, and for rows that are not loaded. */
  idAt(index: number): Id | undefined {
    const row = index < 0 ? undefined : this.now?.rowAt(index);
    return row === undefined ? undefined : this.now?.rowId(row);
  }

  /** The row last selected without Shift, where it is now: rows may have come or gone before it. */
  private anchorIndex(): number {
    const { index = 0, id } = this.anchor ?? {};
    const found = id === undefined ? undefined : findNearby(id, index, (at) => this.idAt(at));
    if (found === undefined) return index;
    this.anchor = { index: found, id };
    return found;
  }

  /** Adds these rows to the selection before; asks for those that are not loaded. */
  private addSpan(span: RowSpan): void {
    const count = span.last - span.first + 1;
    const ids = this.loadedIds(span);
    if (ids.length < count && this.now?.idsBetween !== undefined) {
      this.request.ask(span, () => this.now?.idsBetween);
      return;
    }
    this.request.cancel();
    this.giveRange(ids);
    if (ids.length < count) this.messages.notLoaded();
  }

  private loadedIds({ first, last }: RowSpan): Id[] {
    const ids: Id[] = [];
    for (let at = first; at <= last; at += 1) {
      const id = this.idAt(at);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  }

  private giveRange(ids: readonly Id[]): void {
    this.extended = addRows(this.base, ids);
    this.now?.onSelectionChange?.(this.extended);
  }

  private give(...given: [selection: GridSelection<Id>, pressed?: boolean]): void {
    this.request.cancel();
    this.extended = undefined;
    this.now?.onSelectionChange?.(...given);
  }
}
