import { Listeners } from '../engine/listeners.js';
import type { GridSelection, RowId } from './selection.js';

/** A selection that is told to who listens; `useSyncExternalStore` reads it. */
export interface ShownSelection<Id extends RowId> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => GridSelection<Id>;
  readonly change: (selection: GridSelection<Id>) => void;
}

/** Milliseconds from one update of the count to the next: fast enough to be read, and faster than users press. */
const PAUSE = 100;

/**
 * The selection as the footer counts it. The first change is shown at once. Those within the next tenth of a second are
 * shown together: a changed text lays out its surroundings, which costs more than the selected row.
 */
export function createShownSelection<Id extends RowId>(first: GridSelection<Id>): ShownSelection<Id> {
  let shown = first;
  let next = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Listeners();

  function tell(): void {
    timer = undefined;
    if (shown === next) return;
    shown = next;
    timer = setTimeout(tell, PAUSE);
    listeners.tell();
  }

  return {
    subscribe: listeners.subscribe,
    get: () => shown,
    change: (selection) => {
      next = selection;
      if (timer === undefined) tell();
    },
  };
}
