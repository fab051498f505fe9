import { createContext } from 'react';
import { Listeners } from '../engine/listeners.js';

/** Ids of the columns that a grid shows: neither hidden nor pushed out where space is short. */
export interface ShownColumns {
  readonly subscribe: (listener: () => void) => () => void;
  /** Null before they are known, and in the list form. */
  readonly get: () => readonly string[] | null;
  readonly change: (ids: readonly string[] | null) => void;
}

export function createShownColumns(): ShownColumns {
  let shown: readonly string[] | null = null;
  const listeners = new Listeners();
  return {
    subscribe: listeners.subscribe,
    get: () => shown,
    change: (ids) => {
      if (ids?.join('\n') === shown?.join('\n')) return;
      shown = ids;
      listeners.tell();
    },
  };
}

/** Of the grid around: for a menu of its columns in its toolbar. */
export const ShownColumnsContext = createContext<Pick<ShownColumns, 'subscribe' | 'get'> | null>(null);
