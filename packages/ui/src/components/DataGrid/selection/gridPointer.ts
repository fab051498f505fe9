import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { GridCommands } from './gridCommands.js';
import type { GridEngine } from '../engine/gridEngine.js';
import type { GridPosition } from './keyboard.js';
import type { RowId } from './selection.js';
import { SELECT_COLUMN } from '../columns/placeColumns.js';

const HEADER = -1;

/** A finger that rests for this long, in milliseconds, asks for the menu. */
const LONG_PRESS = 500;

/** On the grid while the pointer is in use, until a key or until the focus leaves. */
const BY_POINTER = 'data-grid-pointer';

/** They go with a press of the pointer as well. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** A finger that moves farther than this, in pixels, scrolls. */
const REST = 10;

/** Two presses are a double click within this time, in milliseconds, and this distance, in pixels. */
const TWICE = { within: 500, apart: 4 };

/** Before any handler of the page, which may stop the event. */
const ONCE = { capture: true, once: true } as const;

/** Clicks, double clicks, right clicks and long presses. Its handlers stay the same for the life of a grid. */
export class GridPointer<Row, Id extends RowId> {
  private readonly engine: GridEngine<Row>;
  private readonly commands: GridCommands<Row, Id>;
  private press: { timer: number; x: number; y: number } | undefined;
  /** The click that ends a long press or a drag is not meant. */
  private ignoresClick = false;
  /** Rows of the last two presses. What the first one shows may move the rows before the second. */
  private pressed: readonly (Id | undefined)[] = [];
  /** The last click that selected a row. The second one of a double click may land on what this one shows. */
  private selected: { id: Id; at: GridPosition; x: number; y: number; time: number } | undefined;
  private isTouch = false;
  /** The row that was tapped last to open it: the page may select it by itself. */
  private opened: Id | undefined;

  constructor(engine: GridEngine<Row>, commands: GridCommands<Row, Id>) {
    this.engine = engine;
    this.commands = commands;
  }

  /** The next click ends something else, the drag of a column. */
  swallowClick(): void {
    this.ignoresClick = true;
  }

  readonly onClick = (event: MouseEvent<HTMLElement>): void => {
    const { engine, commands } = this;
    const isIgnored = this.ignoresClick;
    this.ignoresClick = false;
    this.selected = undefined;
    const at = engine.locate(event.target);
    this.pressed = [this.pressed[1], at === undefined ? undefined : commands.selector.idAt(at.row)];
    event.currentTarget.getRootNode().addEventListener('pointerdown', this.forget, ONCE);
    if (at === undefined || isIgnored || touches(event.target, '[data-grid-resizer]')) return;
    engine.point(at);
    if (at.row === HEADER) return commands.activate(at, event.shiftKey);
    const button = closest(event.target, '[data-grid-menu]')?.getBoundingClientRect();
    if (button !== undefined) return void commands.openMenu(at, { x: button.left, y: button.bottom });
    if (this.isTouch && this.tap(at)) return;
    if (!commands.selector.active) return;
    if (event.shiftKey) return commands.selector.extendTo(at.row);
    const adds = event.ctrlKey || event.metaKey || commands.idAt(at.column) === SELECT_COLUMN;
    if (adds) return commands.selector.toggle(at.row);
    const id = commands.selector.idAt(at.row);
    const { clientX: x, clientY: y, timeStamp: time } = event;
    if (id !== undefined) this.selected = { id, at, x, y, time };
    commands.selector.only(at.row);
  };

  /**
   * A finger misses a checkbox easily: once rows were picked, a tap anywhere on a row picks it too, or no more. Before
   * that it opens the row. Returns whether it did something.
   */
  private tap({ row, column }: GridPosition): boolean {
    const { commands } = this;
    const { selector } = commands;
    const isPicking = commands.idAt(column) === SELECT_COLUMN || selector.isPicked(this.opened);
    if (!isPicking || !selector.active) {
      this.opened = selector.idAt(row);
      return commands.open(row);
    }
    this.opened = undefined;
    selector.toggle(row);
    return true;
  }

  readonly onDoubleClick = (event: MouseEvent<HTMLElement>): void => {
    const at = this.engine.locate(event.target);
    // Each of two taps has done what it does.
    if (this.isTouch || at === undefined || at.row === HEADER) return;
    if (this.commands.idAt(at.column) === SELECT_COLUMN) return;
    const id = this.commands.selector.idAt(at.row);
    // A script's has no presses.
    if (event.detail > 0 && this.pressed.some((each) => each !== id)) return;
    if (!touches(event.target, '[data-grid-menu]')) this.commands.activate(at, false);
  };

  readonly onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    if (this.openMenuAt(event.target, event.clientX, event.clientY)) event.preventDefault();
  };

  readonly onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    this.ignoresClick = false;
    this.isTouch = event.pointerType === 'touch';
    // A ring around one cell would outshine the selected row. The browser draws it for every focus that a script moves.
    event.currentTarget.setAttribute(BY_POINTER, '');
    this.letGo();
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    const { target, clientX: x, clientY: y } = event;
    const timer = window.setTimeout(() => {
      this.press = undefined;
      this.ignoresClick = this.openMenuAt(target, x, y);
    }, LONG_PRESS);
    this.press = { timer, x, y };
  };

  readonly onKeyDownCapture = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    if (!MODIFIERS.has(key)) currentTarget.removeAttribute(BY_POINTER);
  };

  readonly onBlur = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
    // A cell that goes when columns lose their room gives its focus to another one.
    setTimeout(() => currentTarget.matches(':focus-within') || currentTarget.removeAttribute(BY_POINTER));
  };

  readonly onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (this.press === undefined) return;
    const { x, y } = this.press;
    if (Math.hypot(event.clientX - x, event.clientY - y) > REST) this.letGo();
  };

  readonly letGo = (): void => {
    if (this.press !== undefined) window.clearTimeout(this.press.timer);
    this.press = undefined;
  };

  /** A press takes the focus, as it does of the browser's own controls; a click that a script makes does not. */
  readonly onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    // Shift would select text from the last click to this one.
    if (event.shiftKey) event.preventDefault();
    const at = this.engine.locate(event.target);
    if (at === undefined || touches(event.target, '[data-grid-resizer]')) return;
    this.engine.take(at);
    // Beside the control of a cell the browser would give the focus to the grid around.
    if (at.row !== HEADER && !this.engine.holds(event.target)) event.preventDefault();
  };

  /** Words that are cut off are shown whole, once the pointer rests on them. */
  readonly onPointerOver = (event: PointerEvent<HTMLElement>): void => {
    const cell = event.target;
    if (!(cell instanceof HTMLElement) || !cell.hasAttribute('data-text')) return;
    const at = this.engine.locate(cell);
    const isCut = cell.scrollWidth > cell.clientWidth;
    const hint = (at && this.commands.hintAt(at)) ?? (isCut ? cell.textContent : undefined);
    if (hint === undefined) cell.removeAttribute('title');
    else cell.title = hint;
  };

  /** A double click may begin beside the grid, on a bar whose disappearance brings a row below the pointer. */
  private readonly forget = (event: Event): void => {
    if (this.engine.locate(event.target) !== undefined) return;
    this.pressed = [];
    if (event instanceof globalThis.MouseEvent) this.actThrough(event);
  };

  /** The details that the first press shows may cover its row: the second press is still meant for the row. */
  private actThrough(second: globalThis.MouseEvent): void {
    const { selected: first, commands } = this;
    if (first === undefined || second.timeStamp - first.time > TWICE.within) return;
    if (Math.hypot(second.clientX - first.x, second.clientY - first.y) > TWICE.apart) return;
    second.stopPropagation();
    const onClick = (event: Event): void => {
      if (!(event instanceof globalThis.MouseEvent) || event.detail < 2) return;
      event.stopPropagation();
      event.preventDefault();
      if (commands.selector.idAt(first.at.row) === first.id) commands.activate(first.at, false);
    };
    second.currentTarget?.addEventListener('click', onClick, ONCE);
  }

  private openMenuAt(target: EventTarget, x: number, y: number): boolean {
    const at = this.engine.locate(target);
    if (at === undefined) return false;
    this.engine.focus(at);
    return this.commands.openMenu(at, { x, y });
  }
}

function touches(target: EventTarget, selector: string): boolean {
  return closest(target, selector) !== undefined;
}

function closest(target: EventTarget, selector: string): Element | undefined {
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}
