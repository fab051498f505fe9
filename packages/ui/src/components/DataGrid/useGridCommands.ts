import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { MenuPoint } from './dataGrid.types.js';
import type { GridEngine } from './gridEngine.js';
import { type GridCommand, gridCommand, type GridPosition } from './keyboard.js';
import {
  addRows,
  EMPTY_SELECTION,
  EVERYTHING,
  type GridSelection,
  selectOnly,
  toggleAll,
  toggleRow,
} from './selection.js';
import { type ColumnModel, SELECT_COLUMN } from './useColumnModel.js';

export interface GridCommandsOptions<Row> {
  engine: GridEngine<Row>;
  model: ColumnModel<Row>;
  /** Rows that can be reached; 0 while they load. */
  total: number;
  rowAt: (index: number) => Row | undefined;
  rowId: (row: Row) => number;
  selection: GridSelection;
  onSelectionChange: ((selection: GridSelection) => void) | undefined;
  onRowAction: ((row: Row) => void) | undefined;
  onRowMenu: ((row: Row, at: MenuPoint) => void) | undefined;
}

const HEADER = -1;

/** What the reader does with keys and pointer, turned into calls of the caller's functions. */
export function useGridCommands<Row>(options: GridCommandsOptions<Row>) {
  const { engine, model, total, rowAt, rowId, selection, onSelectionChange, onRowAction, onRowMenu } =
    options;
  /** Where a range starts: the row that was chosen last without Shift. */
  const anchor = useRef(0);

  function toggle(index: number): void {
    const row = rowAt(index);
    if (row === undefined) return;
    anchor.current = index;
    onSelectionChange?.(toggleRow(selection, rowId(row)));
  }

  function extendTo(index: number): void {
    const [first, last] = anchor.current < index ? [anchor.current, index] : [index, anchor.current];
    const ids: number[] = [];
    for (let at = first; at <= Math.min(last, total - 1); at += 1) {
      const row = rowAt(at);
      if (row !== undefined) ids.push(rowId(row));
    }
    onSelectionChange?.(addRows(selection, ids));
  }

  function choose(index: number, additive: boolean): void {
    const row = rowAt(index);
    if (row === undefined) return;
    if (additive) return toggle(index);
    anchor.current = index;
    onSelectionChange?.(selectOnly(rowId(row)));
  }

  function activate(at: GridPosition, additive: boolean): void {
    const place = model.placed[at.column];
    if (at.row === HEADER) {
      if (place?.id === SELECT_COLUMN) onSelectionChange?.(toggleAll(selection, total));
      else if (place !== undefined) model.toggleSort(place.id, additive);
      return;
    }
    const row = rowAt(at.row);
    if (row === undefined) return;
    if (place?.id === SELECT_COLUMN) toggle(at.row);
    else onRowAction?.(row);
  }

  function openMenu(at: GridPosition): void {
    const row = rowAt(at.row);
    const box = engine.elementAt(at)?.getBoundingClientRect();
    if (row !== undefined && box !== undefined) onRowMenu?.(row, { x: box.left, y: box.bottom });
  }

  function run(command: GridCommand): void {
    const at = engine.active;
    switch (command.type) {
      case 'move':
        if (command.extend && at.row !== HEADER) extendTo(command.to.row);
        return engine.focus(command.to);
      case 'toggle':
        return toggle(at.row);
      case 'extend':
        return extendTo(at.row);
      case 'selectAll':
        return onSelectionChange?.(EVERYTHING);
      case 'clear':
        return onSelectionChange?.(EMPTY_SELECTION);
      case 'activate':
        return activate(at, command.additive);
      case 'menu':
        return openMenu(at);
      case 'resize': {
        const place = model.placed[at.column];
        if (place?.column !== undefined && place.column.resizable !== false) {
          model.resize(place.id, place.width + command.by);
        }
      }
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // A control inside a cell that is used, not passed over, keeps its keys.
    if (event.target !== engine.elementAt(engine.active)) return;
    const press = {
      key: event.key,
      shift: event.shiftKey,
      ctrl: event.ctrlKey || event.metaKey,
      alt: event.altKey,
    };
    const bounds = { rows: total, columns: model.placed.length, screen: engine.screen };
    const command = gridCommand(press, engine.active, bounds);
    if (command === undefined || isForNobody(command)) return;
    event.preventDefault();
    event.stopPropagation();
    run(command);
  }

  /** An Escape that clears nothing belongs to the dialog around the grid. */
  function isForNobody(command: GridCommand): boolean {
    if (command.type === 'clear') return selection.mode === 'only' && selection.ids.size === 0;
    if (command.type === 'menu') return onRowMenu === undefined;
    return onSelectionChange === undefined && ['toggle', 'extend', 'selectAll'].includes(command.type);
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const at = engine.locate(event.target);
    if (at === undefined || isResizer(event.target)) return;
    engine.focus(at);
    if (at.row === HEADER) return activate(at, event.shiftKey);
    const menu = event.target instanceof Element ? event.target.closest('[data-grid-menu]') : null;
    if (menu !== null) return openMenu(at);
    if (event.shiftKey) return extendTo(at.row);
    if (model.placed[at.column]?.id === SELECT_COLUMN) return toggle(at.row);
    choose(at.row, event.ctrlKey || event.metaKey);
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>): void {
    const at = engine.locate(event.target);
    if (at === undefined || at.row === HEADER || model.placed[at.column]?.id === SELECT_COLUMN) return;
    const row = rowAt(at.row);
    if (row !== undefined) onRowAction?.(row);
  }

  function onContextMenu(event: MouseEvent<HTMLElement>): void {
    const at = engine.locate(event.target);
    const row = at === undefined || at.row === HEADER ? undefined : rowAt(at.row);
    if (row === undefined || onRowMenu === undefined) return;
    event.preventDefault();
    onRowMenu(row, { x: event.clientX, y: event.clientY });
  }

  /** Shift would select text from the last click to this one. */
  function onMouseDown(event: MouseEvent<HTMLElement>): void {
    if (event.shiftKey) event.preventDefault();
  }

  /** Words that are cut off are shown whole, once the pointer rests on them. */
  function onPointerOver(event: PointerEvent<HTMLElement>): void {
    const cell = event.target;
    if (!(cell instanceof HTMLElement) || !cell.hasAttribute('data-text')) return;
    const isCut = cell.scrollWidth > cell.clientWidth;
    if (isCut) cell.title = cell.textContent;
    else cell.removeAttribute('title');
  }

  return { onKeyDown, onClick, onDoubleClick, onContextMenu, onMouseDown, onPointerOver };
}

function isResizer(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-grid-resizer]') !== null;
}
