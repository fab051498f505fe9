import type { DataGridState } from '@countersign/ui';
import type { Span } from './pageSpan.ts';

/** A pointer that has moved over the rows aims at one of them for so long, in ms: hands rest before they press. */
export const AIM_MS = 1_000;

/** Rows wait for a pointer that keeps moving for so long at most, in ms. */
export const LONGEST_MS = 5_000;

/** So long after its button is let go, in ms, a press has had its click: that of a finger comes later. */
export const CLICK_MS = 50;

/** Returns whether any row of a range is another one, or gone. One that was not read yet was none to aim at. */
export function rowsMove<Row>(
  before: DataGridState<Row>,
  after: DataGridState<Row>,
  { first, last }: Span,
  idOf: (row: Row) => unknown,
): boolean {
  if (before.status !== 'ready' || after.status !== 'ready') return false;
  for (let index = first; index <= Math.min(last, before.total - 1); index += 1) {
    const was = before.rowAt(index);
    const is = index < after.total ? after.rowAt(index) : undefined;
    if (was !== undefined && (is === undefined || idOf(is) !== idOf(was))) return true;
  }
  return false;
}

/** Whether the user aims at the rows of a list. */
export interface Aim {
  /** Calls back when that may have changed; the returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether rows wait, which they do no longer for a pointer that only moves once they are overdue. */
  readonly waits: (isOverdue: boolean) => boolean;
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

const isOverRows = (target: EventTarget | null) =>
  isIn(target, '[role="grid"] [role="row"]:not([data-grid-header])');
const isInMenu = (target: EventTarget | null) => isIn(target, '[role="menu"]');

/** Watches the pointer: where it moves, what it holds, and the menu that it has opened. */
export function createAim(): Aim {
  const listeners = new Set<() => void>();
  let moved: number | undefined;
  /** A button is pressed on a row, or the row is dragged. */
  let isHeld = false;
  let isDragging = false;
  let letGo: number | undefined;
  let isMenuOpen = false;
  /** Whether a menu that opens now is that of a row. */
  let asksRow = false;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function rest(): void {
    window.clearTimeout(moved);
    moved = undefined;
  }

  function move(): void {
    rest();
    moved = window.setTimeout(() => {
      moved = undefined;
      tell();
    }, AIM_MS);
  }

  function hold(isOnRow: boolean): void {
    window.clearTimeout(letGo);
    isHeld = isOnRow;
    isDragging = false;
  }

  /** What ends here is meant for the row that was held. */
  function release(): void {
    window.clearTimeout(letGo);
    letGo = window.setTimeout(() => {
      isHeld = false;
      tell();
    }, CLICK_MS);
  }

  function watch(): () => void {
    const over = new AbortController();
    const options = { capture: true, passive: true, signal: over.signal };
    function on<Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) {
      const listen = (event: WindowEventMap[Name]) => {
        act(event);
        tell();
      };
      window.addEventListener(name, listen, options);
    }
    on('pointermove', ({ target, buttons }) => {
      if (isOverRows(target)) move();
      else rest();
      // Its end was not told: it was outside of the window.
      if (isHeld && buttons === 0) release();
    });
    on('pointerdown', ({ target }) => {
      hold(isOverRows(target));
      if (!isInMenu(target)) asksRow = isHeld;
    });
    for (const end of ['pointerup', 'drop', 'dragend'] as const) on(end, release);
    on('dragstart', ({ target }) => {
      hold(isOverRows(target));
      isDragging = true;
    });
    on('pointercancel', () => {
      // The browser cancels the press that has become a drag.
      if (!isDragging) release();
    });
    on('keydown', ({ target }) => {
      if (!isInMenu(target)) asksRow = isOverRows(target);
    });
    on('focusin', ({ target }) => {
      isMenuOpen = asksRow && isInMenu(target);
    });
    on('focusout', ({ relatedTarget }) => {
      if (!isInMenu(relatedTarget)) isMenuOpen = false;
    });
    return () => {
      over.abort();
      rest();
      hold(false);
      isMenuOpen = false;
    };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      const stop = listeners.size === 1 ? watch() : undefined;
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
    waits: (isOverdue) => isHeld || isMenuOpen || (moved !== undefined && !isOverdue),
  };
}
