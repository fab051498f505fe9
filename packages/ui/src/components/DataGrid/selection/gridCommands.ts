import type { KeyboardEvent } from 'react';
import { columnMoved, columnSized, dataGridMessages, rangeTooLong } from '../dataGrid.messages.js';
import type { DraggedRows, MenuPoint, RowNoun } from '../dataGrid.types.js';
import type { GridEngine } from '../engine/gridEngine.js';
import { type GridCommand, gridCommand, type GridPosition } from './keyboard.js';
import type { RangeStore } from './rangeState.js';
import { type Selectable, RowSelector } from './rowSelector.js';
import type { RowId } from './selection.js';
import { findByName, TypedName } from '../../typeahead/typedName.js';
import { MENU_COLUMN, SELECT_COLUMN } from '../columns/placeColumns.js';
import type { ColumnModel } from '../columns/useColumnModel.js';

/** What the caller wants to know, and the list as it is now. */
export interface GridCaller<Row, Id extends RowId> extends Selectable<Row, Id> {
  onRowAction: ((row: Row) => void) | undefined;
  cellHint: ((columnId: string, row: Row) => string | undefined) | undefined;
  /** Undefined where rows cannot be dragged. */
  onRowDragStart: ((row: Row) => DraggedRows) | undefined;
  /** Undefined where rows have no menu. */
  openRowMenu: ((row: Row, at: MenuPoint) => void) | undefined;
  openColumnMenu: ((id: string, at: MenuPoint) => void) | undefined;
  /** Undefined where columns stay where they are, and as wide. */
  moveColumn: ((id: string, to: { id: string; side: 'before' | 'after' }) => void) | undefined;
  /** What a row is found by when its name is typed. */
  rowName: ((row: Row) => string) | undefined;
  /** What rows are called in a sentence. */
  noun: RowNoun;
  /** Says something aloud. */
  say: (sentence: string) => void;
}

const HEADER = -1;

/**
 * What the user does, turned into calls of the caller's functions. One object
 * for the life of a grid: its handlers stay the same, so nothing is drawn again
 * because the caller's functions are new.
 */
export class GridCommands<Row, Id extends RowId> {
  readonly selector: RowSelector<Row, Id>;
  private readonly engine: GridEngine<Row>;
  private readonly range: RangeStore;
  private readonly typed = new TypedName();
  private caller: GridCaller<Row, Id> | undefined;
  private model: ColumnModel<Row> | undefined;

  constructor(engine: GridEngine<Row>, range: RangeStore) {
    this.engine = engine;
    this.range = range;
    const report = (sentence: string) => this.report(sentence);
    this.selector = new RowSelector({
      notLoaded: () => this.caller?.say(dataGridMessages.notLoaded),
      failed: () => report(dataGridMessages.rangeFailed),
      tooLong: () => {
        if (this.caller !== undefined) report(rangeTooLong(this.caller.rangeLimit, this.caller.noun));
      },
      pending: (span) => {
        range.change(span && { status: 'pending', span });
        engine.pool.expect(span);
      },
    });
  }

  updateCaller(caller: GridCaller<Row, Id>): void {
    this.caller = caller;
    this.selector.update(caller);
  }

  updateColumns(model: ColumnModel<Row>): void {
    this.model = model;
  }

  readonly onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { engine, caller, model } = this;
    if (caller === undefined || model === undefined) return;
    // A control inside a cell that is used, not passed over, keeps its keys.
    if (event.target !== engine.elementAt(engine.active)) return;
    const press = {
      key: event.key,
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
    };
    const { top, screen } = engine;
    const bounds = { rows: caller.total, columns: model.placed.length, screen, top };
    const isLetter = press.key === ' ' && this.typed.isTyping(event.timeStamp);
    const command: GridCommand | undefined = isLetter
      ? { type: 'find', letter: ' ' }
      : gridCommand(press, engine.active, bounds);
    if (command === undefined || this.isUnhandled(command)) return;
    event.preventDefault();
    event.stopPropagation();
    this.run(command, event.timeStamp);
  };

  /** Enter, Space or a click at a place. */
  activate(at: GridPosition, additive: boolean): void {
    const id = this.idAt(at.column);
    if (at.row === HEADER) {
      if (id === SELECT_COLUMN) this.selector.toggleAll();
      else if (id !== undefined) this.sort(id, additive);
      return;
    }
    const row = this.caller?.rowAt(at.row);
    if (row === undefined) return;
    if (id === SELECT_COLUMN) this.selector.toggle(at.row);
    else if (id === MENU_COLUMN) this.openMenu(at);
    else this.open(at.row);
  }

  /** Does what the page does with one row, if it does something. */
  open(index: number): boolean {
    const row = this.caller?.rowAt(index);
    const action = this.caller?.onRowAction;
    if (row !== undefined) action?.(row);
    return action !== undefined;
  }

  /** @param point where; left out, below the cell */
  openMenu(at: GridPosition, point?: MenuPoint): boolean {
    const box = this.engine.elementAt(at)?.getBoundingClientRect();
    const where = point ?? (box === undefined ? undefined : { x: box.left, y: box.bottom });
    if (where === undefined || this.caller === undefined) return false;
    const { openColumnMenu, openRowMenu } = this.caller;
    if (at.row === HEADER) {
      const column = this.model?.placed[at.column]?.column;
      if (column === undefined || openColumnMenu === undefined) return false;
      openColumnMenu(column.id, where);
      return true;
    }
    const row = this.caller.rowAt(at.row);
    if (row === undefined || openRowMenu === undefined) return false;
    openRowMenu(row, where);
    return true;
  }

  /** Whether rows can be dragged. */
  get canDrag(): boolean {
    return this.caller?.onRowDragStart !== undefined;
  }

  /** What is dragged from a row; undefined if the row is not loaded. */
  drag(index: number): DraggedRows | undefined {
    const row = this.caller?.rowAt(index);
    return row === undefined ? undefined : this.caller?.onRowDragStart?.(row);
  }

  readonly idOf = (row: Row): Id | undefined => this.caller?.rowId(row);

  /** The columns on screen, in order. */
  get placed(): readonly { id: string; width: number }[] {
    return this.model?.placed ?? [];
  }

  idAt(column: number): string | undefined {
    return this.model?.placed[column]?.id;
  }

  /** What says more than the text of a cell. */
  hintAt(at: GridPosition): string | undefined {
    const id = this.idAt(at.column);
    const row = this.caller?.rowAt(at.row);
    return id === undefined || row === undefined ? undefined : this.caller?.cellHint?.(id, row);
  }

  /** Moves a column beside another, and announces its new position. */
  moveColumn(from: number, to: number): void {
    const placed = this.model?.placed ?? [];
    const moving = placed[from];
    const target = placed[to];
    if (moving?.column === undefined || target?.column === undefined || from === to) return;
    this.engine.focusNext({ row: HEADER, column: to });
    this.caller?.moveColumn?.(moving.id, { id: target.id, side: to > from ? 'after' : 'before' });
    this.caller?.say(columnMoved(moving.column.header, to + 1, placed.length));
  }

  private run(command: GridCommand, time: number): void {
    const { engine, selector } = this;
    const at = engine.active;
    switch (command.type) {
      case 'move':
        if (command.extend && at.row !== HEADER && selector.active) selector.extendTo(command.to.row, at.row);
        return engine.focus(command.to);
      case 'toggle':
        return selector.toggle(at.row);
      case 'extend':
        return selector.extendTo(at.row);
      case 'selectAll':
        return selector.all();
      case 'clear':
        return selector.none();
      case 'activate':
        return this.activate(at, command.additive);
      case 'menu':
        this.openMenu(at);
        return;
      case 'resize':
        return this.resize(at.column, command.by);
      case 'moveColumn':
        return this.moveColumn(at.column, at.column + command.by);
      case 'find':
        return this.find(this.typed.add(command.letter, time), at);
    }
  }

  /** Gives a column the width of what is in it, and announces that. */
  async fit(id: string): Promise<void> {
    const column = this.placed.findIndex((place) => place.id === id);
    const head = this.engine.elementAt({ row: HEADER, column });
    const header = this.model?.placed[column]?.column?.header;
    if (head === undefined || header === undefined) return;
    const { fittingWidth } = await import('../columns/fittingWidth.js');
    const width = this.model?.resize(id, fittingWidth(head));
    if (width !== undefined) this.caller?.say(columnSized(header, width));
  }

  private resize(column: number, by: number): void {
    const place = this.model?.placed[column];
    if (place?.column === undefined || place.column.resizable === false) return;
    const width = this.model?.resize(place.id, place.width + by);
    if (width !== undefined) this.caller?.say(columnSized(place.column.header, width));
  }

  private sort(id: string, additive: boolean): void {
    // What was said of the press before.
    if (this.range.get()?.status === 'problem') this.range.change(undefined);
    this.model?.toggleSort(id, additive)?.catch(() => this.report(dataGridMessages.sortFailed));
  }

  /** Shows a sentence in the footer, and says it. */
  private report(sentence: string): void {
    this.range.change({ status: 'problem', sentence });
    this.caller?.say(sentence);
  }

  private find(typed: string, at: GridPosition): void {
    const { rowName, rowAt, total } = this.caller ?? {};
    if (rowName === undefined || rowAt === undefined || total === undefined) return;
    const found = findByName(typed, Math.max(0, at.row), total, (index) => {
      const row = rowAt(index);
      return row === undefined ? undefined : rowName(row);
    });
    if (found !== undefined) this.engine.focus({ row: found, column: at.column });
  }

  /** A key that would do nothing belongs to what is around the grid: an Escape to its dialog. */
  private isUnhandled(command: GridCommand): boolean {
    switch (command.type) {
      case 'clear':
        return !this.selector.active || (this.selector.isEmpty && !this.selector.isPending);
      case 'toggle':
      case 'extend':
      case 'selectAll':
        return !this.selector.active;
      case 'menu':
        return this.engine.active.row === HEADER
          ? this.caller?.openColumnMenu === undefined
          : this.caller?.openRowMenu === undefined;
      case 'moveColumn':
      case 'resize':
        return this.caller?.moveColumn === undefined;
      case 'find':
        return this.caller?.rowName === undefined;
      default:
        return false;
    }
  }
}
